import { Unseen } from '../FindButton/FindButton.styles.ts';
import type { FindWords } from '../find-types.ts';
import { GuestIcon } from '../GuestIcon/index.ts';
import { OwnWords } from '../OwnWords/index.ts';
import { Filter, Root, Warning } from './FoundBar.styles.ts';

/** Props of `FoundBar`. */
export interface FoundBarProps {
  words: Pick<FindWords, 'remove' | 'clear' | 'spoken' | 'written'>;
  /** How many dishes are left of how many. */
  title: string;
  /** What is on, each with the page without it; what a guest has typed is not in Cardamom's language. */
  filters: readonly { text: string; href: string; isTyped?: boolean }[];
  clearHref: string;
  /** What a guest with an allergy has to know; empty where allergens were not asked about. */
  warnings: readonly string[];
}

/** What a filter left of the menu, above its dishes: the count, what is on, each to be taken away, and what to beware of. */
export function FoundBar({ words, title, filters, clearHref, warnings }: FoundBarProps) {
  return (
    <Root id="found" tabIndex={-1} aria-label={title} lang={words.spoken?.lang}>
      <div role="status">
        <h2>
          <OwnWords words={words}>{title}</OwnWords>
        </h2>
      </div>
      <ul>
        {filters.map(({ text, href, isTyped = false }) => (
          <li key={href}>
            <Filter href={href}>
              <span dir="auto" {...(isTyped && words.written)}>
                {text}
              </span>
              <Unseen>
                <OwnWords words={words}>{words.remove}</OwnWords>
              </Unseen>
              <GuestIcon name="close" />
            </Filter>
          </li>
        ))}
        <li>
          <Filter href={clearHref}>
            <OwnWords words={words}>{words.clear}</OwnWords>
          </Filter>
        </li>
      </ul>
      {warnings.length > 0 && (
        <Warning>
          <GuestIcon name="alert" />
          <p>
            <OwnWords words={words}>{warnings.join(' ')}</OwnWords>
          </p>
        </Warning>
      )}
    </Root>
  );
}
