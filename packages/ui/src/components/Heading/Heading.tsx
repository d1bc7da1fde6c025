import type { ComponentProps } from 'react';
import { Root, type HeadingSize } from './Heading.styles.ts';

const sizeOfLevel = {
  1: 'titleLarge',
  2: 'titleMedium',
  3: 'titleSmall',
  4: 'titleSmall',
} as const satisfies Record<number, HeadingSize>;

/** Props of `Heading`. */
export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'ref'> {
  /** Place in the outline of the page; one level 1 a page. */
  level: keyof typeof sizeOfLevel;
  /** A look other than the level's own. */
  size?: HeadingSize;
}

/** A title; its level is the outline's, its size may differ. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} {...rest} $size={size} />;
}
