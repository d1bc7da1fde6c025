import type { ReactNode } from 'react';
import { GuestSprite, type GuestIconName } from '../GuestIcon/index.ts';
import type { GuestWords } from '../types.ts';
import { Root, SkipLink } from './GuestPage.styles.ts';

/** Props of `GuestPage`. */
export interface GuestPageProps {
  words: Pick<GuestWords, 'skipToMenu'>;
  /** Every drawing the content refers to. */
  icons: readonly GuestIconName[];
  header?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every guest page: skip link, header, content, footer, and the drawings they share. */
export function GuestPage({ words, icons, header, footer, children }: GuestPageProps) {
  return (
    <Root>
      <GuestSprite names={icons} />
      <SkipLink href="#menu">{words.skipToMenu}</SkipLink>
      {header}
      <main id="menu" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}
