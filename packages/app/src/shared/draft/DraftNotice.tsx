import { Banner, Button } from '@cardamom/ui';
import { useState } from 'react';
import { useMenuAccess } from '../menu-access/useMenuAccess.ts';
import { useMessages } from '../messages/index.ts';
import { momentInWords } from './moment-in-words.ts';

/** Props of `DraftNotice`. */
export interface DraftNoticeProps {
  /** When the draft was kept, ISO 8601. */
  savedAt: string;
  /** `restored`: it is in the form. `waiting`: somebody saved since, so it has to be compared first. */
  state: 'restored' | 'waiting';
  onDiscard: () => void;
  /** Opens the comparison of a waiting draft. */
  onCompare: () => void;
}

/** Says that what was typed before a reload, a crash or a sign-out is still here. */
export function DraftNotice({ savedAt, state, onDiscard, onCompare }: DraftNoticeProps) {
  const { t } = useMessages('menuManagement');
  const { t: common } = useMessages('common');
  const access = useMenuAccess();
  const [now] = useState(() => new Date());
  const time = momentInWords(savedAt, now, access?.timeZone);
  return (
    <Banner
      isLive
      title={t(state === 'restored' ? 'draft.restored' : 'draft.waiting', { time })}
      action={
        <>
          {state === 'waiting' && <Button onPress={onCompare}>{t('draft.compare')}</Button>}
          <Button onPress={onDiscard}>{common('actions.discard')}</Button>
        </>
      }
    >
      {t(state === 'restored' ? 'draft.restoredText' : 'draft.waitingText')}
    </Banner>
  );
}
