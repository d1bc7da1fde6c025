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

/** Whether a picture has one colour only: nothing was painted, or nothing is there. */
export function isPlain({ width, height, data }: Picture): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  return pixels.every((pixel) => pixel === pixels[0]);
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
  const { width, height, data } = picture;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const ground = pixels.at(-1) ?? 0;
  const plainRow = Buffer.from(new Uint32Array(width).fill(ground).buffer);
  const isPlainRow = (y: number) => plainRow.equals(data.subarray(y * width * 4, (y + 1) * width * 4));
  let bottom = height;
  while (bottom > 0 && isPlainRow(bottom - 1)) bottom -= 1;
  let right = 0;
  for (let y = 0; y < bottom; y += 1) {
    let x = width;
    while (x > right && pixels[y * width + x - 1] === ground) x -= 1;
    right = x;
  }
  return cut(picture, Math.min(width, right + MARGIN), Math.min(height, bottom + MARGIN));
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
