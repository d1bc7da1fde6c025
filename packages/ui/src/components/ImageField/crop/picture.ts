import { image } from '../../../theme/index.ts';

/** A part of a picture in its own px. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that this browser could read: upright, and scaled down where it is large. */
export interface LoadedPicture {
  file: File;
  pixels: OffscreenCanvas;
  width: number;
  height: number;
}

/** The longest side in px that is worked with: enough for a sharp part of it, little enough for a phone's memory. */
const longestSide = 4096;

/** A picture this near to the ratio is taken as it is. */
const ratioTolerance = 0.005;

/** Tried in turn until the picture is light enough; the first is enough for nearly every photo. */
const qualities = [0.9, 0.75, 0.6];

const ratio = image.width / image.height;

/** Draws a part of a picture in another size. */
function draw(source: ImageBitmap | OffscreenCanvas, part: PicturePart, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

/** Reads a file, turned upright as its EXIF block says; null where this browser cannot read the format. */
export async function loadPicture(file: File): Promise<LoadedPicture | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const pixels = draw(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, width, height);
    bitmap.close();
    return { file, pixels, width, height };
  } catch {
    return null;
  }
}

/** Whether nothing needs to be cut off. */
export function hasRatio({ width, height }: Pick<LoadedPicture, 'width' | 'height'>): boolean {
  return Math.abs(width / height / ratio - 1) <= ratioTolerance;
}

/** Whether a picture can be kept just as it was chosen: nothing to cut off, nothing to scale down. */
export function isReady({ file, width, height }: Omit<LoadedPicture, 'pixels'>, maxBytes?: number): boolean {
  return hasRatio({ width, height }) && width <= image.width && file.size <= (maxBytes ?? file.size);
}

/** The largest part in the ratio, from the middle. */
export function middlePart({ width, height }: Pick<LoadedPicture, 'width' | 'height'>): PicturePart {
  const fitting = Math.min(width, height * ratio);
  const part = { width: Math.round(fitting), height: Math.round(fitting / ratio) };
  return { ...part, x: Math.round((width - part.width) / 2), y: Math.round((height - part.height) / 2) };
}

/** The size a part is stored in: 1875 × 1000, or less where the part has less; never blown up. */
export function storedSize({ width }: Pick<PicturePart, 'width'>): { width: number; height: number } {
  const stored = Math.max(1, Math.min(image.width, Math.round(width)));
  return { width: stored, height: Math.max(1, Math.round(stored / ratio)) };
}

/** Cuts a part out, as a file lighter than `maxBytes` where that can be had. */
export async function cutPicture(
  picture: LoadedPicture,
  part: PicturePart,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<File> {
  const { width, height } = storedSize(part);
  const canvas = draw(picture.pixels, part, width, height);
  // WebP keeps a PNG's transparency; browsers that cannot write it answer PNG.
  const type = picture.file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
  let blob = new Blob();
  for (const quality of qualities) {
    blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= maxBytes) break;
  }
  return new File([blob], renamed(picture.file.name, blob.type), { type: blob.type });
}

/** A part given in percent, as croppers do, in the picture's own px. */
export function partOf(
  { width, height }: Pick<LoadedPicture, 'width' | 'height'>,
  percent: PicturePart,
): PicturePart {
  return {
    x: Math.round((percent.x / 100) * width),
    y: Math.round((percent.y / 100) * height),
    width: Math.round((percent.width / 100) * width),
    height: Math.round((percent.height / 100) * height),
  };
}

/** "sea-bass.png" as JPEG is "sea-bass.jpeg". */
export function renamed(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/u, '') || 'picture'}.${type.replace('image/', '')}`;
}
