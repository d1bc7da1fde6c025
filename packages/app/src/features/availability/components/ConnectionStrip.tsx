import { Icon } from '@cardamom/ui';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { momentInWords, useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { PressState } from '#shared/presses/index.ts';
import { onDemand } from '#shared/loading/on-demand.ts';
import { Act, Strip, Text, Title, Words } from './ConnectionStrip.styles.ts';

const RefusedDialog = onDemand(() => import('./RefusedDialog.tsx'));

/** For how long it is said that all is sent, in ms. */
const toldMs = 60_000;

/** Props of `ConnectionStrip`. */
export interface ConnectionStripProps {
  state: PressState;
  /** The page opens without a network too, so that nobody has to keep it open. */
  opensOffline: boolean;
  onDismiss: (seq: number) => void;
}

/** Says in its own place whether presses arrive: that they wait, that they were sent, that some were not done and why. */
export function ConnectionStrip({ state, opensOffline, onDismiss }: ConnectionStripProps) {
  const { t } = useMessages('availability');
  const { timeZone } = useAccess();
  const minute = useMinute();
  const [isOpen, setIsOpen] = useState(false);
  const { waiting, refused, lostSince, isHeld, isCatchingUp, isLasting, caughtUpAt } = state;
  // What is being put away this moment could still be lost with the tab.
  const count = waiting.filter(({ seq }) => seq > 0).length;

  const said = () => {
    if (lostSince !== null || (isHeld && count > 0)) {
      const at =
        lostSince === null ? null : momentInWords(new Date(lostSince).toISOString(), minute, timeZone);
      return {
        icon: 'offline' as const,
        title: at === null ? t('strip.busy') : t('strip.lost', { at }),
        text:
          count === 0
            ? t('strip.lostText')
            : t(!isLasting ? 'strip.stay' : opensOffline ? 'strip.waiting' : 'strip.waitingHere', { count }),
      };
    }
    if (isCatchingUp) return { icon: 'upload' as const, title: t('strip.sending', { count }), text: '' };
    if (refused.length > 0)
      return { icon: 'alert' as const, title: t('strip.refused', { count: refused.length }), text: '' };
    if (caughtUpAt !== null && minute - caughtUpAt < toldMs)
      return { icon: 'check' as const, title: t('strip.sent'), text: '' };
    return null;
  };
  const words = said();
  return (
    <Strip $isLoud={words !== null}>
      {words && <Icon name={words.icon} size={20} />}
      <Words role="status">
        {words && <Title>{words.title}</Title>}
        {words?.text !== '' && <Text>{words?.text ?? t('purpose')}</Text>}
      </Words>
      {refused.length > 0 && (
        <Act type="button" onClick={() => setIsOpen(true)}>
          {t('strip.why')}
        </Act>
      )}
      {isOpen && <RefusedDialog refused={refused} onDismiss={onDismiss} onClose={() => setIsOpen(false)} />}
    </Strip>
  );
}
