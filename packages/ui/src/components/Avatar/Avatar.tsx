import { useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { Root, type AvatarSize } from './Avatar.styles.ts';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Full name; gives the initials and the text alternative. */
  name: string;
  /** Address of the person's picture; one that does not load gives way to the initials. */
  src?: string | undefined;
  size?: AvatarSize;
}

/** A letter that is one character, and no mark that joins it. Making a segmenter takes longer than drawing the avatar. */
const plainStart = /^\p{ASCII}(?=\p{ASCII}|$)/u;

/** The first user-perceived character of a word. */
function first(word: string): string {
  return plainStart.exec(word)?.[0] ?? new Intl.Segmenter().segment(word).containing(0)?.segment ?? '';
}

/** First letters of the first and the last word, by user-perceived characters; empty for a nameless person. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [head = '', ...rest] = words;
  return (first(head) + first(rest.at(-1) ?? '')).toLocaleUpperCase();
}

/** A person's picture, or their initials; somebody whose name is not known yet is drawn. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | undefined>();
  const naming = name.trim() === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const letters = initials(name);
  return (
    <Root {...naming} $size={size}>
      {src && src !== brokenSrc ? (
        <img src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : letters === '' ? (
        <Icon name="user" size={size === 'large' ? 24 : 16} />
      ) : (
        // Drawn, not written: they are no words that a name would have to repeat (WCAG 2.2, 2.5.3).
        <span data-initials={letters} />
      )}
    </Root>
  );
}
