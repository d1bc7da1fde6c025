import type { FindWords } from '../find-types.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
import { Count, Root, Unseen } from './FindButton.styles.ts';

/** Props of `FindButton`. */
export interface FindButtonProps {
  words: Pick<FindWords, 'title' | 'on' | 'spoken'>;
  /** Where the form opens: on this page, or on one that has it. */
  href?: string;
  /** How many filters are on. */
  filters: number;
}

/** Where the skip link leads on a page that has the form elsewhere; by it the button stays the same one when the form comes. */
export const findButtonId = 'finding';

/** Opens the `FindForm` from anywhere on the page, by a plain link; put it last in the `GuestPage`. */
export function FindButton({ words, href = '#find', filters }: FindButtonProps) {
  return (
    <Root aria-label={words.title} lang={words.spoken?.lang}>
      <a id={findButtonId} href={href} dir={words.spoken?.dir}>
        <GuestIcon name="search" />
        {words.title}
        {filters > 0 && (
          <>
            <Count>{filters}</Count>
            <Unseen>{words.on}</Unseen>
          </>
        )}
      </a>
    </Root>
  );
}
