import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { Problem } from '../shared/problem.ts';
import { mostPictureBytes, mostPictures } from './limits.ts';
import { pictureUsage } from './repository.ts';

const refusal = `(at most ${mostPictures.toLocaleString('en')} pictures and ${mostPictureBytes / 1024 ** 3} GB; pictures that nothing uses any more are removed after a week)`;

/** Throws CM_QUOTA at the file when the restaurant has as many pictures, or as many bytes of them, as it may keep. */
export async function requirePictureQuota(tx: RestaurantTransaction): Promise<void> {
  const { count, bytes } = await pictureUsage(tx);
  if (count >= mostPictures || bytes >= mostPictureBytes) throw Problem.field('/file', 'CM_QUOTA', refusal);
}
