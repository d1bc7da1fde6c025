import { fitWithin, longestSide } from './fit-within.ts';
import { inspectPicture, isHeic } from './inspect-picture.ts';

/** Why a file is refused before it is sent (docs/rows.md, Errors). */
export type PictureRefusal = 'G_002' | 'G_003';

/** A file ready to be sent, or the code of what is wrong with it; `isHeic` where only the format is. */
export type PreparedPicture = { file: File } | { refusal: PictureRefusal; isHeic?: boolean };

/** Pictures weigh less than this in bytes: 2 MB (docs/rows.md, Forms). */
export const largestPicture = 2 * 1024 * 1024;

/** The most px a browser is asked to unpack; phones take up to 200 megapixels, and a crafted file holds far more. */
const mostPixels = 210_000_000;

/** Tried in turn until the picture is light enough; the first is enough for nearly every photo. */
const qualities = [0.85, 0.7, 0.5];

/** Draws the picture upright, in the smaller size; null where this browser cannot read the format. */
async function scaledDown(file: File, isLossless: boolean): Promise<File | null> {
  try {
    const original = await createImageBitmap(file);
    const { width, height } = fitWithin(original);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(original, 0, 0, width, height);
    original.close();
    // WebP keeps a PNG's transparency; browsers that cannot write it answer PNG, which the size check then judges.
    const type = isLossless ? 'image/webp' : 'image/jpeg';
    let blob = new Blob();
    for (const quality of qualities) {
      blob = await canvas.convertToBlob({ type, quality });
      if (blob.size < largestPicture) break;
    }
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
}

/** Whether a file is a picture that a browser can be asked to unpack. */
export async function mayUnpack(file: File): Promise<boolean> {
  const picture = await inspectPicture(file);
  return picture !== null && picture.width * picture.height <= mostPixels;
}

/** Checks a chosen file by its content and scales large photos down, so that 2 MB is no obstacle to a phone; HEIC becomes JPEG where this browser reads it. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const picture = await inspectPicture(file);
  if (await isHeic(file)) {
    const mayTry = picture !== null && picture.width * picture.height <= mostPixels;
    const jpeg = mayTry ? await scaledDown(file, false) : null;
    if (jpeg === null) return { refusal: 'G_003', isHeic: true };
    return jpeg.size < largestPicture ? { file: jpeg } : { refusal: 'G_002' };
  }
  if (picture === null) return { refusal: 'G_003' };
  const isTooLargeToUnpack = picture.width * picture.height > mostPixels;
  const isLarge = Math.max(picture.width, picture.height) > longestSide || file.size >= largestPicture;
  // What is too large to unpack goes as it is: the server refuses it by its header and says how many pixels it takes.
  const ready =
    isLarge && !isTooLargeToUnpack ? ((await scaledDown(file, picture.isLossless)) ?? file) : file;
  return ready.size < largestPicture ? { file: ready } : { refusal: 'G_002' };
}
