import type { ReactNode } from 'react';
import { GuestIcon } from '../GuestIcon/index.ts';
import type { GuestWords } from '../types.ts';
import { Root } from './DishWarning.styles.ts';

/** Props of `DishWarning`. */
export interface DishWarningProps {
  children: ReactNode;
  words: Pick<GuestWords, 'spoken'>;
}

/** What must not be chosen with a dish by the guest who filtered the menu. */
export function DishWarning({ children, words }: DishWarningProps) {
  return (
    <Root>
      <GuestIcon name="alert" />
      <span dir="auto" {...words.spoken}>
        {children}
      </span>
    </Root>
  );
}
