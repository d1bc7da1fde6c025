import { encode } from 'uqr';
import { jpegSource } from '#shared/paper/jpeg-source.ts';

/** Modules of quiet zone on each side (ISO/IEC 18004, 9.1). */
const quietZone = 4;
/**
 * How much of the symbol's width a logo takes, at most. Its square then hides less than 5 % of the modules and less than half of
 * the codewords that level Q corrects (10 of 26 in a symbol of 33 modules), so that the rest is left for scratches and stains.
 */
const logoShare = 0.22;

/** How a code is to look; the logo is a JPEG. */
export type CodeLook = {
  /** Length of a side in millimetres, quiet zone included. */
  readonly sizeMm: number;
  /** `#rrggbb`. */
  readonly foreground: string;
  readonly background: string;
  readonly logo: Uint8Array | null;
};

/** A code as it is drawn everywhere: on the screen, in a picture, on paper. Lengths are in modules. */
export type CodeDrawing = CodeLook & {
  /** What a phone reads. */
  readonly text: string;
  /** Length of a side, quiet zones included. */
  readonly edge: number;
  /** The dark modules, as an SVG path. */
  readonly path: string;
  /** The square in the middle that is left to the logo; its side is 0 without one. */
  readonly logoSquare: { readonly at: number; readonly side: number };
};

/** The largest odd number of modules, so that the square lies on the symbol's grid. */
function logoSide(modules: number): number {
  const most = Math.floor(modules * logoShare);
  return most % 2 === 1 ? most : most - 1;
}

/** Draws a text as a QR code of error correction Q, with four modules of quiet zone inside its size. */
export function drawCode(text: string, look: CodeLook): CodeDrawing {
  const { data, size: edge } = encode(text, { ecc: 'Q', border: quietZone });
  const side = look.logo === null ? 0 : logoSide(edge - 2 * quietZone);
  const at = (edge - side) / 2;
  const isUnderLogo = (x: number, y: number) => x >= at && x < at + side && y >= at && y < at + side;
  const isDark = (x: number, y: number) => data[y]?.[x] === true && !isUnderLogo(x, y);
  let path = '';
  for (let y = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (isDark(x + 1, y)) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  return { ...look, text, edge, path, logoSquare: { at, side } };
}

/** Length of a module's side in millimetres. */
export function moduleMm({ sizeMm, edge }: CodeDrawing): number {
  return sizeMm / edge;
}

/** From how far away phones read a code, about, in centimetres: ten times the width of its symbol. */
export function distanceCm({ sizeMm, edge }: CodeDrawing): number {
  return Math.round((sizeMm * (edge - 2 * quietZone)) / edge);
}

/** What is left around a logo within its square, in modules. */
export const logoMargin = 0.5;

function logoImage({ logo, logoSquare: { at, side } }: CodeDrawing): string {
  if (logo === null) return '';
  const [place, length] = [at + logoMargin, side - 2 * logoMargin];
  return `<image x="${place}" y="${place}" width="${length}" height="${length}" xlink:href="${jpegSource(logo)}"/>`;
}

/** The drawing as SVG, as wide and high as said: `20mm`, or a number of pixels. */
export function toSvg(drawing: CodeDrawing, length: string | number): string {
  const { edge, path, foreground, background } = drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${length}" height="${length}" ` +
    `viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges">` +
    `<path fill="${background}" d="M0 0h${edge}v${edge}H0z"/><path fill="${foreground}" d="${path}"/>${logoImage(drawing)}</svg>`
  );
}
