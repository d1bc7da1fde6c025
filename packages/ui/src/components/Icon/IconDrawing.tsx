import type { SVGProps } from 'react';
import { Drawing } from './Icon.styles.ts';

/** Sizes an icon is drawn in, in px. */
export const iconSizes = [16, 20, 24] as const;

/** A size of an icon. */
export type IconSize = (typeof iconSizes)[number];

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
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing viewBox="0 0 24 24" $size={size} {...naming} {...rest}>
      <path d={path} />
    </Drawing>
  );
}
