import type { GuestPicture } from '../types.ts';
import { Photo, Root } from './GuestFooter.styles.ts';

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
  /** The restaurant's photo, on phones: there the dishes come first and the header leaves it out. */
  photo?: GuestPicture | null;
}

/** The last words of the page: what prices include, allergy advice and who serves it. */
export function GuestFooter({ charges = '', advice, signature, link, photo }: GuestFooterProps) {
  return (
    <Root>
      {photo && <Photo picture={photo} sizes="100vw" largest={1300} priority="lazy" />}
      {link && <a href={link.href}>{link.text}</a>}
      {charges !== '' && <p>{charges}</p>}
      {advice !== null && <p>{advice}</p>}
      <p>{signature}</p>
    </Root>
  );
}
