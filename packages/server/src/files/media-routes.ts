import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
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

/** A JPEG at an address of AVIF is for this browser, and until it has learned AVIF: whoever keeps answers for others may not know `Vary`. */
const standInHeaders = { ...headers, 'cache-control': 'private, max-age=86400' };

/** Whether AVIF is named: browsers that read it do so when they ask for a picture; that all is accepted says every program. */
function namesAvif(accept = ''): boolean {
  return new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes().includes('image/avif');
}

/**
 * Serves pictures below `/media` (a variant never changes under its address), and makes the slow variants meanwhile. A guest page names
 * AVIF alone, so at its address whoever does not read it gets the JPEG of the same width.
 */
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
    const { imageId, file } = request.params;
    const picture = await open(imageId, file);
    if (picture === null) {
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('No such picture.');
    }
    if (!file.endsWith('.avif')) return sendRepresentation(request, reply, picture, headers);
    void reply.header('vary', 'Accept');
    const standIn = namesAvif(request.headers.accept)
      ? null
      : await open(imageId, file.replace(/avif$/u, 'jpeg'));
    if (standIn) return sendRepresentation(request, reply, standIn, standInHeaders);
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
