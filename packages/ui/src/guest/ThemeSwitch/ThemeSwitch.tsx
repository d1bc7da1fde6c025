import { themeIcons } from '../../icons/theme-icons.gen.ts';
import type { ThemeName } from '../../theme/roles.ts';
import type { GuestWords } from '../types.ts';
import { Root } from './ThemeSwitch.styles.ts';

/** Props of `ThemeSwitch`. */
export interface ThemeSwitchProps {
  /** What a press leads to. */
  to: ThemeName;
  words: Pick<GuestWords, 'spoken'>;
  /** What that is called. */
  children: string;
}

/** In the footer: switches the page between light and dark. */
export function ThemeSwitch({ to, words, children }: ThemeSwitchProps) {
  return (
    <Root type="button">
      <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
        <path d={themeIcons[to]} />
      </svg>
      <span {...words.spoken}>{children}</span>
    </Root>
  );
}
