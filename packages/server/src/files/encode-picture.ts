import sharp, { type Sharp } from 'sharp';
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

/** Opens an upload upright: what the camera noted as rotation becomes pixels, everything else it noted is left behind. */
function open(upload: Buffer): Sharp {
  return sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
}

/** One picture at most `width` px wide, never enlarged; very tall ones are bounded too (WebP ends at 16,383 px). */
function resized(upload: Buffer, width: number): Sharp {
  return open(upload).resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true });
}

async function encoded(picture: Sharp, format: VariantFormat): Promise<EncodedVariant> {
  const encoders = {
    webp: () => picture.webp({ quality: 78, effort: 3 }),
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, progressive: true }),
    avif: () => picture.avif({ quality: 52, effort: 2 }),
  };
  const { data, info } = await encoders[format]().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, format, bytes: data };
}

async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new UnreadablePicture(isTooLarge ? 'tooManyPixels' : 'damaged', error);
  }
}

/** The size an upload has once it stands upright, read from its header alone; throws `UnreadablePicture`. */
async function sizeOf(upload: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await withReason(() =>
    sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' }).metadata(),
  );
  return { width: autoOrient.width, height: autoOrient.height };
}

async function dominantColourOf(smallest: Buffer): Promise<string> {
  const { dominant } = await sharp(smallest).flatten({ background: '#ffffff' }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The widths made of a picture this wide: ours below its own, and its own where ours would enlarge it. */
function widthsFor(width: number): number[] {
  return [...new Set(variantWidths.map((wanted) => Math.min(wanted, width)))];
}

type Wanted = {
  formats: readonly VariantFormat[];
  /** In px; all our widths when missing. */
  widest?: number | undefined;
  /** Variants that are there already, like `800.webp`. */
  except?: ReadonlySet<string>;
};

/** Makes the wanted variants of an upload in our widths; throws `UnreadablePicture`. */
export async function encodeVariants(
  upload: Buffer,
  { formats, widest = Number.POSITIVE_INFINITY, except }: Wanted,
): Promise<EncodedVariant[]> {
  const { width } = await sizeOf(upload);
  const variants = new Map<string, EncodedVariant>();
  for (const wanted of widthsFor(width).filter((one) => one <= Math.max(widest, variantWidths[0])))
    for (const format of formats) {
      if (except?.has(`${wanted}.${format}`)) continue;
      const variant = await withReason(() => encoded(resized(upload, wanted), format));
      variants.set(`${variant.width}.${format}`, variant);
    }
  return [...variants.values()];
}

/** Re-encodes an upload as WebP and JPEG in our widths up to `widest`, without its metadata; throws `UnreadablePicture`. */
export async function encodePicture(upload: Buffer, widest?: number): Promise<EncodedPicture> {
  const size = await sizeOf(upload);
  const variants = await encodeVariants(upload, { formats: ['webp', 'jpeg'], widest });
  const smallest = variants.find(({ format }) => format === 'jpeg');
  if (smallest === undefined) throw new Error('A picture has at least one variant');
  return { ...size, dominantColour: await dominantColourOf(smallest.bytes), variants };
}
