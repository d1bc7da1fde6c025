import type { Image } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { now } from '../shared/clock.ts';
import { variantFormats, type EncodedVariant } from './encode-picture.ts';

type NewImage = Pick<Image, 'id' | 'width' | 'height' | 'dominantColour' | 'altText'>;

const rank = (format: string) => variantFormats.findIndex((known) => known === format);

/** Where a variant is served: immutable, so that phones never ask twice. */
function mediaPath(imageId: string, width: number, format: string): string {
  return `/media/${imageId}/${width}.${format}`;
}

export async function insertImage(tx: RestaurantTransaction, image: NewImage): Promise<void> {
  await tx
    .insertInto('image', {
      id: image.id,
      width: image.width,
      height: image.height,
      dominant_colour: image.dominantColour,
      alt_text: image.altText,
      version: 1,
      created_at: now(),
      deleted_at: null,
    })
    .execute();
}

/** How many pictures the restaurant has, and the bytes of all their variants. */
export async function pictureUsage(tx: RestaurantTransaction): Promise<{ count: number; bytes: number }> {
  const { count } = await tx
    .selectFrom('image')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { bytes } = await tx
    .selectFrom('image_variant')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('byte_size'), eb.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return { count, bytes };
}

/** Saves another alternative text over the named version; returns false when it is no longer the current one. */
export async function updateAltText(
  tx: RestaurantTransaction,
  { id, version }: { id: string; version: number },
  altText: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('image')
    .set({ alt_text: altText, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function insertVariants(
  tx: RestaurantTransaction,
  imageId: string,
  variants: readonly EncodedVariant[],
): Promise<void> {
  const rows = variants.map(({ format, width, height, bytes }) => ({
    image_id: imageId,
    format,
    width,
    height,
    byte_size: bytes.byteLength,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('image_variant', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The restaurant's pictures with these ids, by id; unknown and deleted ones are missing. */
export async function imagesById(
  tx: RestaurantTransaction,
  ids: readonly (string | null)[],
): Promise<Map<string, Image>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  // One row a variant; a picture is saved together with its first ones.
  const variants = await tx
    .selectFrom('image')
    .innerJoin('image_variant as variant', (join) =>
      join
        .onRef('variant.restaurant_id', '=', 'image.restaurant_id')
        .onRef('variant.image_id', '=', 'image.id'),
    )
    .select([
      'image.id',
      'image.width',
      'image.height',
      'image.dominant_colour',
      'image.alt_text',
      'image.version',
      'variant.format',
      'variant.width as variant_width',
      'variant.height as variant_height',
    ])
    .where('image.id', 'in', wanted)
    .where('image.deleted_at', 'is', null)
    .execute();
  const images = new Map<string, Image>();
  for (const [id, ofImage] of Map.groupBy(variants, (variant) => variant.id)) {
    const [first] = ofImage;
    if (first === undefined) continue;
    images.set(id, {
      id,
      width: first.width,
      height: first.height,
      dominantColour: first.dominant_colour,
      altText: first.alt_text,
      sources: ofImage
        .toSorted((a, b) => a.variant_width - b.variant_width || rank(a.format) - rank(b.format))
        .map(({ format, variant_width: width, variant_height: height }) => ({
          url: mediaPath(id, width, format),
          format,
          width,
          height,
        })),
      version: first.version,
    });
  }
  return images;
}
