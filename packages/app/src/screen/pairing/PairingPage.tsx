import { ScreenBox, ScreenNotice, useRestingShift } from '@cardamom/ui/screen';
import { useSyncExternalStore } from 'react';
import { Glass } from '../player/Glass.styles.ts';
import { useHands } from '../player/useHands.ts';
import { useReducedMotion } from '../player/useReducedMotion.ts';
import { useWakeLock } from '../player/useWakeLock.ts';
import type { Pairing } from './create-pairing.ts';
import { pairingWords } from './pairing-words.tsx';

/** Props of `PairingPage`. */
export interface PairingPageProps {
  pairing: Pairing;
  /** Where the back office is, as somebody types it. */
  host: string;
}

/** A television that waits to be told which screen it is. */
export function PairingPage({ pairing, host }: PairingPageProps) {
  const { code, minutes, isAlone } = useSyncExternalStore(pairing.subscribe, pairing.state);
  const isStill = useReducedMotion();
  const shift = useRestingShift();
  useWakeLock();
  useHands(null, false);
  const text = isAlone ? pairingWords.alone : undefined;
  return (
    <Glass>
      <ScreenBox>
        {code === null ? (
          <ScreenNotice
            kind="WAITING"
            title={pairingWords.waiting}
            text={text ?? pairingWords.soon}
            {...{ isStill, shift }}
          />
        ) : (
          <ScreenNotice
            kind="PAIRING"
            title={pairingWords.title}
            code={code}
            steps={pairingWords.steps(host, minutes)}
            text={text}
            {...{ isStill, shift }}
          />
        )}
      </ScreenBox>
    </Glass>
  );
}
