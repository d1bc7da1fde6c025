import { Button, Dialog } from '@cardamom/ui';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import {
  hoursFrom,
  lastTimeOf,
  rememberTime,
  UntilSelect,
  useMinute,
  type UntilChoice,
} from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { AskedUntil } from '../atoms.ts';

/** Asks until when an item is sold out: an hour or a day, the last hour first. */
export default function UntilDialog({ item, onChoose, onClose }: AskedUntil & { onClose: () => void }) {
  const { t } = useMessages('availability');
  const { t: common } = useMessages('common');
  const { timeZone } = useAccess();
  const minute = useMinute();
  const [until, setUntil] = useState<UntilChoice>(() => {
    const hours = hoursFrom(minute, timeZone);
    // The next full hour may be five minutes away.
    return lastTimeOf(() => hours) ?? hours[1] ?? 'END_OF_BUSINESS_DAY';
  });
  return (
    <Dialog
      title={t('choice.timeTitle', { name: item.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              rememberTime(until);
              onChoose(until);
              onClose();
            }}
          >
            {t('action.mark')}
          </Button>
        </>
      }
    >
      <UntilSelect value={until} onChange={setUntil} />
    </Dialog>
  );
}
