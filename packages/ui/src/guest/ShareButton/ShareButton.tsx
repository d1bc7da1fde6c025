import type { DishWords } from '../dish-types.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
import { OwnWords } from '../OwnWords/index.ts';
import type { GuestWords } from '../types.ts';
import { Root, Said, Way } from './ShareButton.styles.ts';

/** Props of `ShareButton`. */
export interface ShareButtonProps {
  words: Pick<DishWords, 'share' | 'copied'> & Pick<GuestWords, 'spoken'>;
}

/**
 * Hands the page's address on. It carries no behaviour: the page's inline script listens for clicks on `data-share`, whose
 * words it puts into the status beside it once the address was copied; without that script the button stays hidden.
 */
export function ShareButton({ words }: ShareButtonProps) {
  return (
    <Root>
      <Way type="button" data-share={words.copied}>
        <GuestIcon name="share" />
        <OwnWords words={words}>{words.share}</OwnWords>
      </Way>
      <Said role="status" lang={words.spoken?.lang} />
    </Root>
  );
}
