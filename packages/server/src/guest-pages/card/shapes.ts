import { guestCardSize } from '@cardamom/api-types';

/** A place on a card, in px from its corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The whole card. */
export const everything: Box = { x: 0, y: 0, ...guestCardSize };

/** A rectangle of SVG; `more` are its further attributes. */
export function rect({ x, y, width, height }: Box, more: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
}

/** A picture that covers its place. */
export function image(href: string, { x, y, width, height }: Box, more = ''): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" ${more}/>`;
}
