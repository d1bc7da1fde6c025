import type { Image, ImageSource } from '@cardamom/api-types';
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
      created_at: now(),
      deleted_at: null,
    })
    .execute();
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
  const rows = await tx
    .selectFrom('image')
    .select(['id', 'width', 'height', 'dominant_colour', 'alt_text'])
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .execute();
  const variants = await tx
    .selectFrom('image_variant')
    .select(['image_id', 'format', 'width', 'height'])
    .where('image_id', 'in', wanted)
    .orderBy('width')
    .execute();
  const sources = Map.groupBy(variants, (variant) => variant.image_id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        width: row.width,
        height: row.height,
        dominantColour: row.dominant_colour,
        altText: row.alt_text,
        sources: (sources.get(row.id) ?? [])
          .toSorted((a, b) => a.width - b.width || rank(a.format) - rank(b.format))
          .map(({ format, width, height }) => ({
            url: mediaPath(row.id, width, format),
            format: format as ImageSource['format'],
            width,
            height,
          })),
      },
    ]),
  );
}
