import { GuestIcon } from '../GuestIcon/index.ts';
import { OwnWords } from '../OwnWords/index.ts';
import type { GuestWords } from '../types.ts';
import { Address, Root } from './GuestFooter.styles.ts';

/** Props of `GuestFooter`. */
export interface GuestFooterProps {
  /** What prices include, and what is added to them. */
  charges?: string;
  /** What a guest with an allergy should do. */
  advice: string | null;
  /** Who made the page. */
  signature: string;
  /** The way back to the restaurant's other menus. */
  link?: { href: string; text: string } | null;
  /** Where the restaurant is. */
  address?: string;
  words: Pick<GuestWords, 'spoken'>;
}

/** The last words of the page: what prices include, allergy advice, where it is, and who made it. The late script adds its buttons before the last line. */
export function GuestFooter({
  charges = '',
  advice,
  signature,
  link,
  address = '',
  words,
}: GuestFooterProps) {
  return (
    <Root>
      {link && (
        <a href={link.href}>
          <OwnWords words={words}>{link.text}</OwnWords>
        </a>
      )}
      {charges !== '' && (
        <p>
          <OwnWords words={words}>{charges}</OwnWords>
        </p>
      )}
      {advice !== null && (
        <p>
          <OwnWords words={words}>{advice}</OwnWords>
        </p>
      )}
      {address !== '' && (
        <Address>
          <GuestIcon name="pin" />
          <span dir="auto">{address}</span>
        </Address>
      )}
      <p>
        <OwnWords words={words}>{signature}</OwnWords>
      </p>
    </Root>
  );
}
