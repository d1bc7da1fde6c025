import type { SVGProps } from 'react';
import { Drawing } from './Icon.styles.ts';
import type { IconSize } from './icon-sizes.ts';

/** What an icon is for screen readers: a picture with a name, or decoration. */
export const namingOf = (label: string | undefined) =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };

/** Props every family of icons shares. */
export interface IconDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'path' | 'ref'> {
  /** Path data on a 24-unit grid. */
  path: string;
  size?: IconSize;
  /** Name for screen readers; without it the icon is decoration. */
  label?: string;
}

/** Draws path data in the text colour with the same visual weight at every size. */
export function IconDrawing({ path, size = 20, label, ...rest }: IconDrawingProps) {
  return (
    <Drawing viewBox="0 0 24 24" $size={size} {...namingOf(label)} {...rest}>
      <path d={path} />
    </Drawing>
  );
}
