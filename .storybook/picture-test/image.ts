import sharp from 'sharp';

/** A decoded picture: four bytes a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Plain ground kept around what is cut out, in px. */
const MARGIN = 16;

/** Decodes a picture file. */
export async function decode(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes a picture without loss. */
export function encode({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** What processors may round differently, of 255 a channel; no eye sees it, and no change of a design is so small. */
const ROUNDING = 1;

/** Whether two pictures are the same, pixel by pixel. */
export function isSame(a: Picture, b: Picture): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  return a.data.equals(b.data) || a.data.every((value, index) => isRounded(value, b.data[index]));
}

/** Whether two channels of a pixel are the same but for rounding. */
export function isRounded(a = 0, b = 0): boolean {
  return Math.abs(a - b) <= ROUNDING;
}

/**
 * Cuts the plain ground off the end and the bottom, so that a small component has a small picture. The start and the top stay:
 * a story that moves by a pixel changes its picture.
 */
export function cropToContent(picture: Picture): Picture {
  const pixels = new Uint32Array(
    picture.data.buffer,
    picture.data.byteOffset,
    picture.width * picture.height,
  );
  const ground = pixels.at(-1);
  const isPlain = (x: number, y: number) => pixels[y * picture.width + x] === ground;
  let height = picture.height;
  while (height > 0 && every(picture.width, (x) => isPlain(x, height - 1))) height -= 1;
  let width = picture.width;
  while (width > 0 && every(height, (y) => isPlain(width - 1, y))) width -= 1;
  return cut(picture, Math.min(picture.width, width + MARGIN), Math.min(picture.height, height + MARGIN));
}

function every(count: number, holds: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index += 1) if (!holds(index)) return false;
  return true;
}

function cut(picture: Picture, width: number, height: number): Picture {
  if (width === picture.width && height === picture.height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const start = y * picture.width * 4;
    picture.data.copy(data, y * width * 4, start, start + width * 4);
  }
  return { width, height, data };
}
