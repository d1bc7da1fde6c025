import { Root } from './GuestFooter.styles.ts';

/** Props of `GuestFooter`. */
export interface GuestFooterProps {
  /** What a guest with an allergy should do. */
  advice: string | null;
  /** Who made the page. */
  signature: string;
}

/** The last words of the page: allergy advice and who serves it. */
export function GuestFooter({ advice, signature }: GuestFooterProps) {
  return (
    <Root>
      {advice !== null && <p>{advice}</p>}
      <p>{signature}</p>
    </Root>
  );
}
