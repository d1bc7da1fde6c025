import { GuestIcon } from '../GuestIcon/index.ts';
import { OwnWords } from '../OwnWords/index.ts';
import type { GuestWords } from '../types.ts';
import { DarkChoice, LightChoice, Root } from './ThemeSwitch.styles.ts';

/** Props of `ThemeSwitch`. */
export interface ThemeSwitchProps {
  words: Pick<GuestWords, 'showDark' | 'showLight' | 'spoken'>;
}

/**
 * Switches between light and dark. It carries no behaviour: the page's inline script listens for clicks on
 * `data-switch-theme` and marks `<html data-script>`; without that script the button stays hidden.
 */
export function ThemeSwitch({ words }: ThemeSwitchProps) {
  return (
    <Root type="button" data-switch-theme="">
      <DarkChoice>
        <GuestIcon name="moon" />
        <OwnWords words={words}>{words.showDark}</OwnWords>
      </DarkChoice>
      <LightChoice>
        <GuestIcon name="sun" />
        <OwnWords words={words}>{words.showLight}</OwnWords>
      </LightChoice>
    </Root>
  );
}
