import { Root } from './GuestFooter.styles.ts';

/** Props of `GuestFooter`. */
export interface GuestFooterProps {
  /** What a guest with an allergy should do. */
  advice: string | null;
  /** Who made the page. */
  signature: string;
  /** The way back to the restaurant's other menus. */
  link?: { href: string; text: string } | null;
}

/** The last words of the page: allergy advice and who serves it. */
export function GuestFooter({ advice, signature, link }: GuestFooterProps) {
  return (
    <Root>
      {link && <a href={link.href}>{link.text}</a>}
      {advice !== null && <p>{advice}</p>}
      <p>{signature}</p>
    </Root>
  );
}
