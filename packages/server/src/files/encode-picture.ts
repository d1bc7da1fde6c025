import type { CreateRaw, Sharp } from 'sharp';
import { loadSharp } from '../shared/load-sharp.ts';
import { mostPixels, variantWidths } from './limits.ts';

/** The formats of a picture, the best first. */
export const variantFormats = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof variantFormats)[number];
export type EncodedVariant = { width: number; height: number; format: VariantFormat; bytes: Buffer };
export type EncodedPicture = {
  /** Size in px as people see it, after the camera's orientation. */
  width: number;
  height: number;
  dominantColour: string;
  variants: EncodedVariant[];
};

/** The picture cannot be decoded: damaged, of another format than it claims, or too many pixels. */
export class UnreadablePicture extends Error {
  readonly reason: 'damaged' | 'tooManyPixels';

  constructor(reason: 'damaged' | 'tooManyPixels', cause: unknown) {
    super(`The picture cannot be read: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** After this a picture is given up as damaged; 24 megapixels take a second. */
const longestDecoding = { seconds: 60 };

/** An upload unpacked once, upright and in sRGB, no wider than its widest variant: the variants are made from this. */
export type UnpackedPicture = {
  /** Size in px as people see it, before it was made smaller. */
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly raw: CreateRaw;
};

/** One picture at most `width` px wide, never enlarged; very tall ones are bounded too (WebP ends at 16,383 px). */
function resized(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true });
}

async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new UnreadablePicture(isTooLarge ? 'tooManyPixels' : 'damaged', error);
  }
}

/** Unpacks an upload: what the camera noted as rotation becomes pixels, everything else it noted is left behind. Throws `UnreadablePicture`. */
export function unpack(
  upload: Buffer,
  widest: number = Math.max(...variantWidths),
): Promise<UnpackedPicture> {
  return withReason(async () => {
    const sharp = await loadSharp();
    const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    const { data, info } = await resized(picture.autoOrient(), widest)
      .raw()
      .timeout(longestDecoding)
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { ...autoOrient, pixels: data, raw: { width, height, channels } };
  });
}

/** Makes one variant of an unpacked picture. */
export async function encodeVariant(
  { pixels, raw }: UnpackedPicture,
  wanted: number,
  format: VariantFormat,
): Promise<EncodedVariant> {
  const sharp = await loadSharp();
  const picture = resized(sharp(pixels, { raw }), wanted);
  const encoders = {
    webp: () => picture.webp({ quality: 78, effort: 3 }),
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, progressive: true }),
    avif: () => picture.avif({ quality: 52, effort: 2 }),
  };
  const { data, info } = await encoders[format]().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, format, bytes: data };
}

async function dominantColourOf(smallest: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { dominant } = await sharp(smallest).flatten({ background: '#ffffff' }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The widths made of a picture this wide: ours below its own, and its own where ours would enlarge it. */
export function widthsFor({ width }: { readonly width: number }): number[] {
  return [...new Set(variantWidths.map((wanted) => Math.min(wanted, width)))];
}

/** Re-encodes an upload as WebP and JPEG in our widths up to `widest`, without its metadata; throws `UnreadablePicture`. */
export async function encodePicture(upload: Buffer, widest?: number): Promise<EncodedPicture> {
  const unpacked = await unpack(upload, widest);
  const { width, height } = unpacked;
  // A very tall picture's variants are narrower than wanted, and two of them may meet.
  const variants = new Map<string, EncodedVariant>();
  for (const wanted of widthsFor({ width: Math.min(width, widest ?? width) }))
    for (const format of ['webp', 'jpeg'] as const) {
      const variant = await encodeVariant(unpacked, wanted, format);
      variants.set(`${variant.width}.${format}`, variant);
    }
  const smallest = [...variants.values()].find(({ format }) => format === 'jpeg');
  if (smallest === undefined) throw new Error('A picture has at least one variant');
  return {
    width,
    height,
    dominantColour: await dominantColourOf(smallest.bytes),
    variants: [...variants.values()],
  };
}
