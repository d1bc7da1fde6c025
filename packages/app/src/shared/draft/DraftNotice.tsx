import { Banner, Button } from '@cardamom/ui';
import { useState, type ReactNode } from 'react';
import { useAccess } from '../access/index.ts';
import { useMessages } from '../messages/index.ts';
import { momentInWords } from './moment-in-words.ts';

/** Props of `DraftNotice`. */
export interface DraftNoticeProps {
  /** When the draft was kept, ISO 8601. */
  savedAt: string;
  /** `restored`: it is in the form. `waiting`: something else has to be done first. */
  state: 'restored' | 'waiting';
  onDiscard: () => void;
  /** Opens the comparison with what somebody saved since, for which a draft waits. */
  onCompare?: () => void;
  /** What is to be known about it; that it is not saved yet, or waits to be compared, when left out. */
  children?: ReactNode;
}

/** Says that what was typed before a reload, a crash or the end of a session is still here. */
export function DraftNotice({ savedAt, state, onDiscard, onCompare, children }: DraftNoticeProps) {
  const { t } = useMessages('entities');
  const { t: common } = useMessages('common');
  const access = useAccess();
  const [now] = useState(() => new Date());
  const time = momentInWords(savedAt, now, access.timeZone);
  return (
    <Banner
      isLive
      title={t(state === 'restored' ? 'draft.restored' : 'draft.waiting', { time })}
      action={
        <>
          {state === 'waiting' && onCompare && <Button onPress={onCompare}>{t('draft.compare')}</Button>}
          <Button onPress={onDiscard}>{common('actions.discard')}</Button>
        </>
      }
    >
      {children ?? t(state === 'restored' ? 'draft.restoredText' : 'draft.waitingText')}
    </Banner>
  );
}
