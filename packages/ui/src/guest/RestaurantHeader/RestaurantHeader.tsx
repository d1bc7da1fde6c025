import { useTheme } from 'styled-components';
import { Unseen } from '../FindButton/FindButton.styles.ts';
import { lettersOf, unbroken } from '../looks/name-size.ts';
import { showsThumbnails } from '../looks/looks.ts';
import { TableName } from '../TableName/index.ts';
import type { GuestWords, RestaurantView } from '../types.ts';
import {
  Details,
  Facts,
  Logo,
  Name,
  Note,
  Photo,
  Root,
  Table,
  Way,
  Words,
} from './RestaurantHeader.styles.ts';

/** Props of `RestaurantHeader`. */
export interface RestaurantHeaderProps {
  restaurant: RestaurantView;
  words: Pick<GuestWords, 'map' | 'call' | 'spoken' | 'written'>;
  /** Shown inside a page of the back office, which has a title of its own. */
  isPreview?: boolean;
}

/** Who cooks here, as the look says it: photo, name large, the guest's table, whether it is open, the ways to find and call them. */
export function RestaurantHeader({ restaurant, words, isPreview = false }: RestaurantHeaderProps) {
  const { look } = useTheme();
  const { name, address, phone, hours = '', table, note = '', logo, photo } = restaurant;
  return (
    <Root $hasPhoto={photo !== null}>
      {photo && (
        <Photo
          picture={photo}
          sizes="(min-width: 960px) 1200px, 100vw"
          largest={1300}
          priority={showsThumbnails(look) ? 'first' : 'lazy'}
        />
      )}
      {logo && <Logo picture={{ ...logo, altText: '' }} sizes="56px" largest={400} priority="early" />}
      <Words>
        {table && (
          <Table $isOnPhoto={photo !== null}>
            <TableName table={table} words={words} />
          </Table>
        )}
        <Name as={isPreview ? 'h2' : 'h1'} $text={name} {...lettersOf(name)}>
          <bdi>{unbroken(name)}</bdi>
        </Name>
        <Facts>
          {(hours !== '' || address || phone) && (
            <Details>
              {hours !== '' && <span {...words.spoken}>{hours}</span>}
              {address && <WayTo {...address} word={words.map} words={words} />}
              {phone && <WayTo {...phone} word={words.call} words={words} />}
            </Details>
          )}
          {note !== '' && <Note dir="auto">{note}</Note>}
        </Facts>
      </Words>
    </Root>
  );
}

interface WayToProps extends Pick<RestaurantHeaderProps, 'words'> {
  word: string;
  text: string;
  href: string;
}

/** Where it leads is text, not a label: that would be read in one language, and the word may be of another than the address. */
function WayTo({ word, text, href, words }: WayToProps) {
  return (
    <Way>
      <a href={href} {...words.spoken}>
        {word}
        <Unseen {...words.written}>{text}</Unseen>
      </a>
    </Way>
  );
}
