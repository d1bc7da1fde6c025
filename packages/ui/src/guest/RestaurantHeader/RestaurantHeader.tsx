import type { GuestWords, RestaurantView } from '../types.ts';
import { Details, Facts, Logo, Name, Note, Photo, Root, Way, Words } from './RestaurantHeader.styles.ts';

/** Props of `RestaurantHeader`. */
export interface RestaurantHeaderProps {
  restaurant: RestaurantView;
  words: Pick<GuestWords, 'map' | 'call' | 'language'>;
  /** Shown inside a page of the back office, which has a title of its own. */
  isPreview?: boolean;
}

/** Letters of the longest word of a name; what stands between words belongs to none. */
function longestWord(name: string): number {
  return Math.max(...name.split(/\s+/).map((word) => Array.from(word).length));
}

/** A lone "&" stays with the word after it. */
function unbroken(name: string): string {
  return name.replaceAll(/(^|\s)&\s+/gu, '$1&\u00A0');
}

/** Who cooks here, as the look says it: photo, name large, the ways to find and call them. */
export function RestaurantHeader({ restaurant, words, isPreview = false }: RestaurantHeaderProps) {
  const { name, address, phone, note = '', logo, photo } = restaurant;
  return (
    <Root $hasPhoto={photo !== null}>
      {photo && (
        <Photo picture={photo} sizes="(min-width: 960px) 1200px, 100vw" largest={1300} priority="first" />
      )}
      {logo && <Logo picture={{ ...logo, altText: '' }} sizes="56px" largest={400} priority="early" />}
      <Words>
        <Name
          as={isPreview ? 'h2' : 'h1'}
          dir="auto"
          $text={name}
          $letters={Array.from(name).length}
          $longestWord={longestWord(name)}
        >
          {unbroken(name)}
        </Name>
        <Facts>
          {(address || phone) && (
            <Details lang={words.language}>
              {address && (
                <Way>
                  <a href={address.href} aria-label={`${words.map}: ${address.text}`}>
                    {words.map}
                  </a>
                </Way>
              )}
              {phone && (
                <Way>
                  <a href={phone.href} aria-label={`${words.call}: ${phone.text}`}>
                    {words.call}
                  </a>
                </Way>
              )}
            </Details>
          )}
          {note !== '' && <Note dir="auto">{note}</Note>}
        </Facts>
      </Words>
    </Root>
  );
}
