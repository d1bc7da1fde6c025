import { GuestIcon } from '../GuestIcon/index.ts';
import { OwnWords, type OwnWordsProps } from '../OwnWords/index.ts';
import { Root } from './HoursMark.styles.ts';

/** Props of `HoursMark`. */
export interface HoursMarkProps {
  /** For example `from Friday 18:30`. */
  children: string;
  words: OwnWordsProps['words'];
}

/** Says in words from when a menu is on, where it is shown before its hours. */
export function HoursMark({ children, words }: HoursMarkProps) {
  return (
    <Root>
      <GuestIcon name="clock" />
      <OwnWords words={words}>{children}</OwnWords>
    </Root>
  );
}
