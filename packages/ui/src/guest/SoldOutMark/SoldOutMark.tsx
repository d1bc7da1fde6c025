import { GuestIcon } from '../GuestIcon/index.ts';
import { Root } from './SoldOutMark.styles.ts';

/** Props of `SoldOutMark`. */
export interface SoldOutMarkProps {
  children: string;
}

/** Says in words that a dish cannot be ordered now. */
export function SoldOutMark({ children }: SoldOutMarkProps) {
  return (
    <Root>
      <GuestIcon name="soldOut" />
      {children}
    </Root>
  );
}
