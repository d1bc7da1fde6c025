import type { ReactNode } from 'react';
import { GuestSprite, type GuestIconName } from '../GuestIcon/index.ts';
import type { GuestWords } from '../types.ts';
import { Root, SkipLink, Width } from './GuestPage.styles.ts';

/** Props of `GuestPage`. */
export interface GuestPageProps {
  words: Pick<GuestWords, 'skipToMenu'>;
  /** Every drawing the content refers to. */
  icons: readonly GuestIconName[];
  header?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** What the way to the form `#find` is called, where there is one. */
  findLabel?: string | undefined;
  /** Shown inside a page of the back office, which has a main part and a skip link of its own. */
  isPreview?: boolean;
}

/** The frame of every guest page: skip link, header, content, footer, and the drawings they share. */
export function GuestPage({
  words,
  icons,
  header,
  footer,
  children,
  findLabel,
  isPreview = false,
}: GuestPageProps) {
  return (
    <Width>
      <Root $isPreview={isPreview}>
        <GuestSprite names={icons} />
        {!isPreview && <SkipLink href="#menu">{words.skipToMenu}</SkipLink>}
        {findLabel !== undefined && <SkipLink href="#find">{findLabel}</SkipLink>}
        {header}
        {isPreview ? (
          <div>{children}</div>
        ) : (
          <main id="menu" tabIndex={-1}>
            {children}
          </main>
        )}
        {footer}
      </Root>
    </Width>
  );
}
