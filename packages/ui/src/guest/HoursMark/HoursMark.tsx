import { GuestIcon } from '../GuestIcon/index.ts';
import { Root } from './HoursMark.styles.ts';

/** Props of `HoursMark`. */
export interface HoursMarkProps {
  /** For example `from Friday 18:30`. */
  children: string;
}

/** Says in words from when a menu is on, where it is shown before its hours. */
export function HoursMark({ children }: HoursMarkProps) {
  return (
    <Root>
      <GuestIcon name="clock" />
      {children}
    </Root>
  );
}
