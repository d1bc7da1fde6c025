import type { ReactNode } from 'react';
import { GuestIcon } from '../GuestIcon/index.ts';
import { Root } from './DishWarning.styles.ts';

/** Props of `DishWarning`. */
export interface DishWarningProps {
  children: ReactNode;
}

/** What must not be chosen with a dish by the guest who filtered the menu. */
export function DishWarning({ children }: DishWarningProps) {
  return (
    <Root>
      <GuestIcon name="alert" />
      <span dir="auto">{children}</span>
    </Root>
  );
}
