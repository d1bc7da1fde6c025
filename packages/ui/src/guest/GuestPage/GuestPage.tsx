import type { ReactNode } from 'react';
import { findButtonId } from '../FindButton/index.ts';
import { GuestSprite, type GuestIconName } from '../GuestIcon/index.ts';
import { GuestLook, lookAccents, usualLook, type LookName } from '../looks/index.ts';
import type { GuestWords } from '../types.ts';
import { Root, SkipLink, Width } from './GuestPage.styles.ts';

/** Props of `GuestPage`. */
export interface GuestPageProps {
  words: Pick<GuestWords, 'skipToMenu' | 'spoken'>;
  /** What the page looks like; without it, as a page that belongs to no restaurant. */
  look?: LookName;
  /** The restaurant's colour, `#rrggbb`. */
  accent?: string;
  /** Every drawing the content refers to. */
  icons: readonly GuestIconName[];
  header?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** The form that finds and filters where it stands on this page, and what the way to it is called. */
  find?: { label: string; form: ReactNode } | null;
  /** Shown inside a page of the back office, which has a main part and a skip link of its own. */
  isPreview?: boolean;
}

/** The frame of every guest page: its look, skip link, header, content, footer, and the drawings they share. */
export function GuestPage({
  words,
  look = usualLook,
  accent = lookAccents[look],
  icons,
  header,
  footer,
  children,
  find,
  isPreview = false,
}: GuestPageProps) {
  return (
    <GuestLook look={look} accent={accent} isPage={!isPreview}>
      <Width>
        <Root $isPreview={isPreview}>
          <GuestSprite names={icons} />
          {!isPreview && (
            <SkipLink href="#menu" {...words.spoken}>
              {words.skipToMenu}
            </SkipLink>
          )}
          {find && !isPreview && (
            <SkipLink href={find.form ? '#find' : `#${findButtonId}`} {...words.spoken}>
              {find.label}
            </SkipLink>
          )}
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
      {find?.form}
    </GuestLook>
  );
}
