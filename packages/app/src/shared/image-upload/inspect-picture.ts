import { imageSize } from 'image-size';

/** What a file is by its content, and its size in px before any rotation. */
export interface InspectedPicture {
  isLossless: boolean;
  width: number;
  height: number;
}

/** What HEIC photos call themselves, of which the server takes none (docs/rules.md, Pictures). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'heif', 'mif1', 'msf1', 'hevc', 'hevx']);

/** Formats the server takes, and HEIC, which some browsers make a JPEG of; SVG is none, since it can carry scripts. */
const accepted = new Set(['jpg', 'png', 'webp', 'avif', ...heicBrands]);

/** Enough of a file to find its size: a photo's EXIF block with its thumbnail comes before it. */
const headBytes = 512 * 1024;

/** Looks at a file's content, never at its name; returns null for anything that is no accepted picture. */
export async function inspectPicture(file: Blob): Promise<InspectedPicture | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  try {
    const { type, width, height } = imageSize(head);
    return type !== undefined && accepted.has(type) ? { isLossless: type === 'png', width, height } : null;
  } catch {
    return null;
  }
}

/** Whether a file is a HEIC photo, by the brands it claims (ISO/IEC 14496-12 §4.3); an AVIF may claim a general one first. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = await file.slice(4, 64).text();
  return start.startsWith('ftyp') && heicBrands.has(start.slice(4, 8)) && !/avi[fs]/.test(start);
}
