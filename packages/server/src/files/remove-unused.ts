import type { Database } from '../database/database.ts';
import { now } from '../shared/clock.ts';
import { portions } from '../shared/portions.ts';
import type { FileStore } from './file-store.ts';
import { mostPictureBytes, mostPictures } from './limits.ts';
import { pictureUsage } from './repository.ts';
import { rememberedIds, removePictures, unusedPictures } from './unused-repository.ts';

/** A picture that was uploaded may wait this long for the form that will use it. */
const unusedMs = 7 * 24 * 60 * 60 * 1000;

/** Changes read, and pictures removed, in one transaction. */
const readAtOnce = 200;
const removedAtOnce = 20;

/**
 * Once a restaurant has half of what it may keep, removes the pictures that nothing uses and no change of its history
 * could bring back. Until then they are kept: looking through the whole history is not worth it.
 */
export async function removeUnused(
  database: Database,
  store: FileStore,
  restaurantId: string,
  isClosing: () => boolean,
): Promise<void> {
  const { count, bytes } = await database.readRestaurant(restaurantId, pictureUsage);
  if (count < mostPictures / 2 && bytes < mostPictureBytes / 2) return;
  const before = now() - unusedMs;
  const unused = await database.readRestaurant(restaurantId, (tx) => unusedPictures(tx, before));
  const removable = new Set(unused);
  let last = '';
  for (let read: string | null = ''; read !== null && removable.size > 0 && !isClosing();) {
    const remembered = await database.readRestaurant(restaurantId, (tx) =>
      rememberedIds(tx, last, readAtOnce),
    );
    for (const id of remembered.ids) removable.delete(id);
    read = remembered.last;
    last = read ?? last;
  }
  for (const some of portions([...removable], removedAtOnce)) {
    if (isClosing()) return;
    const removed = await database.inRestaurant(restaurantId, async (tx) => {
      // What was chosen, or came into history, since it was looked at.
      const { ids } = await rememberedIds(tx, last, readAtOnce);
      const stillUnused = new Set(await unusedPictures(tx, before));
      const gone = some.filter((id) => stillUnused.has(id) && !ids.has(id));
      if (gone.length > 0) await removePictures(tx, gone);
      return gone;
    });
    for (const imageId of removed) {
      await store.removeVariants(imageId);
      await store.removePending({ restaurantId, imageId });
    }
  }
}
