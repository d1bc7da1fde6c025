import { GuestIcon } from '../GuestIcon/index.ts';
import { ThemeSwitch } from '../ThemeSwitch/index.ts';
import type { GuestWords, RestaurantView } from '../types.ts';
import { Details, Logo, Name, Note, Phone, Photo, Root, TopLine, Words } from './RestaurantHeader.styles.ts';

/** Props of `RestaurantHeader`. */
export interface RestaurantHeaderProps {
  restaurant: RestaurantView;
  words: GuestWords;
  /** On a phone the dishes come first: the photo is shown, and fetched, from `md` on only. */
  isAboveMenu?: boolean;
  /** Shown inside a page of the back office, which has a title and a theme of its own. */
  isPreview?: boolean;
}

/** Who cooks here: name large, where to find and call them, logo and photo where there are any. */
export function RestaurantHeader({
  restaurant,
  words,
  isAboveMenu = false,
  isPreview = false,
}: RestaurantHeaderProps) {
  const { name, address, phone, note = '', logo, photo } = restaurant;
  return (
    <Root>
      <TopLine>
        {logo ? (
          <Logo picture={{ ...logo, altText: '' }} sizes="56px" largest={400} priority="early" />
        ) : (
          <span />
        )}
        {!isPreview && <ThemeSwitch words={words} />}
      </TopLine>
      <Words>
        <Name as={isPreview ? 'h2' : 'h1'} dir="auto">
          {name}
        </Name>
        {(address !== '' || phone) && (
          <Details>
            {address !== '' && (
              <span>
                <GuestIcon name="pin" />
                <span dir="auto">{address}</span>
              </span>
            )}
            {phone && (
              <Phone href={phone.href} aria-label={`${words.call}: ${phone.text}`}>
                <GuestIcon name="phone" />
                <bdi>{phone.text}</bdi>
              </Phone>
            )}
          </Details>
        )}
        {note !== '' && <Note dir="auto">{note}</Note>}
      </Words>
      {photo && (
        <Photo
          picture={photo}
          sizes="(min-width: 960px) 480px, 100vw"
          largest={1300}
          priority={isAboveMenu ? 'lazy' : 'first'}
          $isAboveMenu={isAboveMenu}
        />
      )}
    </Root>
  );
}
