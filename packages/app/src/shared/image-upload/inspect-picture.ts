import { imageSize } from 'image-size';

/** What a file is by its content, and its size in px before any rotation. */
export interface InspectedPicture {
  isLossless: boolean;
  width: number;
  height: number;
}

/** Formats the server takes (docs/rules.md, Pictures); SVG is none of them, since it can carry scripts. */
const accepted = new Set(['jpg', 'png', 'webp', 'avif', 'heic', 'heif', 'mif1', 'msf1', 'hevc', 'hevx']);

/** Enough of a file to find its size: a photo's EXIF block with its thumbnail comes before it. */
const headBytes = 512 * 1024;

/** Looks at a file's content, never at its name; answers null for anything that is no accepted picture. */
export async function inspectPicture(file: Blob): Promise<InspectedPicture | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  try {
    const { type, width, height } = imageSize(head);
    return type !== undefined && accepted.has(type) ? { isLossless: type === 'png', width, height } : null;
  } catch {
    return null;
  }
}
