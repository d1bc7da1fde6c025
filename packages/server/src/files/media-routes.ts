import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../shared/services.ts';
import type { DiskSpace } from '../operations/disk-space.ts';
import { hashOf, sendRepresentation, type Representation } from '../shared/representation.ts';
import { mediaTypeOf } from '../static/media-types.ts';
import { startVariantQueue } from './variant-queue.ts';
import type { VariantFormat } from './encode-picture.ts';
import { openFileStore } from './file-store.ts';
import { addVariants, isSaved } from './service.ts';

/** Bytes of pictures kept in memory; what is on today's menus fits. */
const memoryForPictures = 64 * 1024 * 1024;
const fileName = /^(\d{1,5})\.(avif|webp|jpeg)$/u;
const notShared =
  'A picture was stored through another process and is not in this one’s DATA_DIR. All processes on one database must share that folder.';
const imageIdFormat = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture may stand on any page (a social card, an embedded menu), and can never act as a document.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Serves pictures below `/media` (a variant never changes under its address), and makes the slow variants meanwhile. */
export function mediaRoutes(
  app: FastifyInstance,
  { config, database, log }: Services,
  disk: DiskSpace,
): void {
  const store = openFileStore(config.dataDir);
  const cache = new LRUCache<string, Representation>({
    maxSize: memoryForPictures,
    sizeCalculation: ({ bodies }) => Math.max(1, bodies.identity.byteLength),
  });

  async function open(imageId: string, file: string): Promise<Representation | null> {
    const key = `${imageId}/${file}`;
    const [, width, format] = fileName.exec(file) ?? [];
    if (!imageIdFormat.test(imageId) || width === undefined) return null;
    const known = cache.get(key);
    if (known) return known;
    const bytes = await store.readVariant(imageId, Number(width), format as VariantFormat);
    if (bytes === null) return null;
    const found = { contentType: mediaTypeOf(file), hash: hashOf(bytes), bodies: { identity: bytes } };
    cache.set(key, found);
    return found;
  }

  app.get<{ Params: { imageId: string; file: string } }>('/media/:imageId/:file', async (request, reply) => {
    const picture = await open(request.params.imageId, request.params.file);
    if (picture === null) {
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('No such picture.');
    }
    return sendRepresentation(request, reply, picture, headers);
  });

  const queue = startVariantQueue({
    store,
    isSaved: (pending) => database.readRestaurant(pending.restaurantId, (tx) => isSaved(tx, pending)),
    record: (pending, variants) =>
      database.inRestaurant(pending.restaurantId, (tx) => addVariants(tx, pending, variants)),
    hasRoom: async () => (await disk.room()) === 'enough',
    onError(error, { imageId }) {
      if (!disk.noteRefusal(error)) log.error({ err: error, imageId }, 'A picture lacks variants');
    },
  });
  const stopListening = database.changes.onChange((restaurantId, notes) => {
    for (const { entity, action, entityId } of notes) {
      if (entity !== 'IMAGE' || action !== 'CREATED') continue;
      if (store.hasPicture(entityId)) queue.add({ restaurantId, imageId: entityId });
      else log.error({ imageId: entityId, dataDir: config.dataDir }, notShared);
    }
  });
  app.addHook('onClose', async () => {
    stopListening();
    await queue.close();
  });
}
