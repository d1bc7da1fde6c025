import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { imagesById } from '../../files/repository.ts';
import { findImageIds } from '../../settings/restaurant/repository.ts';
import { loadSharp } from '../../shared/load-sharp.ts';
import { Problem } from '../../shared/problem.ts';

/** Pixels of the side of a logo's square: enough for 300 dots an inch on a code of 18 cm. */
const pixels = 480;

/** A variant of a picture, to be read from the store. */
type StoredVariant = { readonly imageId: string; readonly width: number };

/** The restaurant's logo as it lies in the store; throws CM_REFERENCE where there is none. */
export async function findLogo(tx: RestaurantTransaction): Promise<StoredVariant> {
  const { logoId } = await findImageIds(tx);
  const sources = logoId === null ? [] : ((await imagesById(tx, [logoId])).get(logoId)?.sources ?? []);
  const jpegs = sources.filter(({ format }) => format === 'jpeg');
  const source = jpegs.find(({ width }) => width >= pixels) ?? jpegs.at(-1);
  if (logoId === null || source === undefined) throw Problem.field('/hasLogo', 'CM_REFERENCE');
  return { imageId: logoId, width: source.width };
}

/** The logo on a square of a code's ground, as JPEG; throws CM_REFERENCE where its file is gone. */
export async function readLogo(
  store: FileStore,
  { imageId, width }: StoredVariant,
  background: string,
): Promise<Buffer> {
  const stored = await store.readVariant(imageId, width, 'jpeg');
  if (stored === null) throw Problem.field('/hasLogo', 'CM_REFERENCE');
  const sharp = await loadSharp();
  return sharp(stored)
    .resize(pixels, pixels, { fit: 'contain', background })
    .jpeg({ quality: 90 })
    .toBuffer();
}
