import type { Sharp } from 'sharp';
import { loadSharp } from '#shared/load-sharp.ts';
import { toSvg, type CodeDrawing } from './code-drawing.ts';

const dotsPerInch = 300;
const millimetresPerInch = 25.4;

/** How many dots of a printer with 300 dots an inch lie on a length in millimetres. */
export function dotsOn(millimetres: number): number {
  return Math.round((millimetres / millimetresPerInch) * dotsPerInch);
}

/** The drawing with so many pixels to each module. */
export async function rendered(drawing: CodeDrawing, pixelsPerModule: number): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(toSvg(drawing, drawing.edge * pixelsPerModule))).flatten({
    background: drawing.background,
  });
}

/**
 * A PNG of 300 dots an inch. Each module has as many dots as any other, which phones read best; what is left of the size lies
 * around the quiet zone.
 */
export async function toPng(drawing: CodeDrawing): Promise<Buffer> {
  const size = dotsOn(drawing.sizeMm);
  const perModule = Math.max(1, Math.floor(size / drawing.edge));
  const left = Math.max(0, size - perModule * drawing.edge);
  const before = Math.floor(left / 2);
  const picture = await rendered(drawing, perModule);
  return picture
    .extend({
      top: before,
      left: before,
      bottom: left - before,
      right: left - before,
      background: drawing.background,
    })
    .withDensity(dotsPerInch)
    .png()
    .toBuffer();
}
