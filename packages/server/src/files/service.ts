import type { Image, ImagePatch } from '@cardamom/api-types';
import type { Socket } from 'node:net';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../database/database.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { newPictureId } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { hashOf } from '../shared/representation.ts';
import { assertVersion } from '../shared/version.ts';
import {
  encodePicture,
  UnreadablePicture,
  type EncodedPicture,
  type EncodedVariant,
} from './encode-picture.ts';
import { encodeInTurn } from './encoding-turns.ts';
import type { FileStore, PendingUpload } from './file-store.ts';
import { mostPixels } from './limits.ts';
import { pictureTypeOf } from './picture-type.ts';
import { requirePictureQuota } from './quota.ts';
import type { Upload } from './read-upload.ts';
import { imagesById, insertImage, insertVariants, updateAltText } from './repository.ts';

/** A picture whose files are stored and whose row is still to be written. */
export type StoredPicture = {
  imageId: string;
  altText: string;
  picture: EncodedPicture;
  fingerprint: string;
};

const refusals = {
  type: '(JPEG, PNG, WebP and AVIF can be read)',
  heic: '(HEIC cannot be read here: save the picture as JPEG and upload that)',
  damaged: '(the picture is damaged: export it again and upload that)',
  tooManyPixels: `(at most ${mostPixels / 1_000_000} megapixels: make the picture smaller, 1875 × 1000 is enough)`,
};

type Encoding = {
  /** In px; all our widths when missing. */
  readonly widest?: number;
  /** Who waits for the picture; a picture that nobody waits for any more is not encoded. */
  readonly client?: Socket;
};

async function encode(
  restaurantId: string,
  bytes: Buffer,
  { widest, client }: Encoding,
): Promise<EncodedPicture> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw Problem.field('/file', 'G_003', refusals.type);
  try {
    return await encodeInTurn(restaurantId, () => encodePicture(bytes, widest), client);
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const isHeic = type === 'heic' && error.reason === 'damaged';
    throw Problem.field('/file', 'G_003', refusals[isHeic ? 'heic' : error.reason]);
  }
}

/** Files are kept by this id alone, of all restaurants: one that is taken would put a picture in another one's place. */
function unusedId(store: FileStore): string {
  const id = newPictureId();
  return store.hasPicture(id) ? unusedId(store) : id;
}

/**
 * Re-encodes an upload in its turn and stores its files, before the transaction that saves it; throws G_003 for what is
 * no picture. The upload itself is kept only until the queue has made what is still missing: AVIF, and widths above `widest`.
 */
export async function storePicture(
  store: FileStore,
  restaurantId: string,
  { bytes, altText }: Upload,
  encoding: Encoding = {},
): Promise<StoredPicture> {
  const picture = await encode(restaurantId, bytes, encoding);
  const stored = { imageId: unusedId(store), altText, picture, fingerprint: `${hashOf(bytes)} ${altText}` };
  try {
    await store.keepPending({ restaurantId, imageId: stored.imageId }, bytes);
    await store.writeVariants(stored.imageId, picture.variants);
  } catch (error) {
    await discardPicture(store, restaurantId, stored);
    throw error;
  }
  return stored;
}

/** Removes the files of a stored picture whose row was not written. */
export async function discardPicture(
  store: FileStore,
  restaurantId: string,
  { imageId }: Pick<StoredPicture, 'imageId'>,
): Promise<void> {
  await store.removeVariants(imageId);
  await store.removePending({ restaurantId, imageId });
}

async function requireSaved(tx: RestaurantTransaction, imageId: string): Promise<Image> {
  const image = (await imagesById(tx, [imageId])).get(imageId);
  if (image === undefined) throw new Problem('CM_NOT_FOUND');
  return image;
}

/** Writes a stored picture's row; from the commit on it can be chosen. Throws CM_QUOTA. */
export async function savePicture(
  tx: RestaurantTransaction,
  staffId: string | null,
  { imageId, altText, picture }: StoredPicture,
): Promise<Image> {
  const { width, height, dominantColour, variants } = picture;
  await requirePictureQuota(tx);
  await insertImage(tx, { id: imageId, width, height, dominantColour, altText });
  await insertVariants(tx, imageId, variants);
  const after = await requireSaved(tx, imageId);
  await recordChange(tx, {
    staffId,
    entity: 'IMAGE',
    entityId: imageId,
    action: 'CREATED',
    before: null,
    after,
  });
  return after;
}

/** Whether a stored picture's row was written. */
export async function isSaved(
  tx: RestaurantTransaction,
  { imageId }: Pick<StoredPicture, 'imageId'>,
): Promise<boolean> {
  return (await imagesById(tx, [imageId])).has(imageId);
}

/** Removes the files of a stored picture after the call failed that was to save it. */
export async function discardUnsaved(
  { database, store }: { readonly database: Database; readonly store: FileStore },
  restaurantId: string,
  stored: Pick<StoredPicture, 'imageId'>,
): Promise<void> {
  // A commit may have come through although its answer was lost.
  const isKept = await database.readRestaurant(restaurantId, (tx) => isSaved(tx, stored));
  if (!isKept) await discardPicture(store, restaurantId, stored);
}

/** Changes the named version's alternative text; throws CM_NOT_FOUND or CM_CONFLICT. */
export async function updatePicture(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
  { altText }: ImagePatch,
): Promise<Image> {
  const before = await requireSaved(tx, id);
  assertVersion(version, before);
  if (!(await updateAltText(tx, { id, version }, altText)))
    throw new Problem('CM_CONFLICT', { current: await requireSaved(tx, id) });
  const after = await requireSaved(tx, id);
  await recordChange(tx, { staffId, entity: 'IMAGE', entityId: id, action: 'UPDATED', before, after });
  return after;
}

/** Adds variants that came later to a saved picture; returns false when there is no such picture. */
export async function addVariants(
  tx: RestaurantTransaction,
  { imageId }: PendingUpload,
  variants: readonly EncodedVariant[],
): Promise<boolean> {
  const before = (await imagesById(tx, [imageId])).get(imageId);
  if (before === undefined) return false;
  await insertVariants(tx, imageId, variants);
  const after = await requireSaved(tx, imageId);
  await recordChange(tx, {
    staffId: null,
    entity: 'IMAGE',
    entityId: imageId,
    action: 'UPDATED',
    before,
    after,
  });
  return true;
}
