import type { GuestWords } from '../types.ts';
import { Root } from './ShareMenu.styles.ts';

/** Props of `ShareMenu`. */
export interface ShareMenuProps {
  words: Pick<GuestWords, 'spoken'>;
  children: string;
}

/** In the footer, below the choice of light or dark: hands the menu's address on by the phone's own way. */
export function ShareMenu({ words, children }: ShareMenuProps) {
  return (
    <Root type="button" {...words.spoken}>
      {children}
    </Root>
  );
}
