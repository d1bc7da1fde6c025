import type { ReactNode } from 'react';
import { Inside, Outside, type ScreenTurnName } from './ScreenBox.styles.ts';

/** Props of `ScreenBox`. */
export interface ScreenBoxProps {
  /** Which way the glass was turned by who hung it; what is inside is turned back. */
  turn?: ScreenTurnName;
  /** A `ScreenFace` or a `ScreenNotice`. */
  children: ReactNode;
}

/** The glass of a screen: fills what it stands in, and is what everything inside is measured in. */
export function ScreenBox({ turn = 'NONE', children }: ScreenBoxProps) {
  return (
    <Outside>
      <Inside $turn={turn}>{children}</Inside>
    </Outside>
  );
}
