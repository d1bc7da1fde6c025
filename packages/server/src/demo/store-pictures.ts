import { readFile } from 'node:fs/promises';
import type { FileStore } from '../files/file-store.ts';
import { storePicture, type StoredPicture } from '../files/service.ts';
import { demoPicturePath, demoPictures, type DemoPicture } from './pictures.ts';

/** What a phone shows is made before the first start is up, larger variants after it. */
const widest = 800;

/** Pictures re-encoded at a time: one for each core of a small machine. */
const atOnce = 2;

/** Takes the demo's pictures in as uploads, before the transaction that saves them; AVIF and the largest width follow in the queue. */
export async function storeDemoPictures(
  store: FileStore,
  restaurantId: string,
): Promise<Map<DemoPicture, StoredPicture>> {
  const stored = new Map<DemoPicture, StoredPicture>();
  const waiting = Object.entries(demoPictures) as [DemoPicture, string][];

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, altText] = next;
      const bytes = await readFile(demoPicturePath(name));
      stored.set(name, await storePicture(store, restaurantId, { bytes, altText }, { widest }));
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}
