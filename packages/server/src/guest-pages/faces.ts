import type { FastifyBaseLogger } from 'fastify';
import type { GuestFace } from '@cardamom/api-types';
import { LRUCache } from 'lru-cache';
import { Tinypool } from 'tinypool';
import { hashOf, type Representation } from '../shared/representation.ts';

/** Bytes of faces that are kept: those of some 400 restaurants. */
const memoryForFaces = 4 * 1024 * 1024;
/** How long the thread stays ready for the next face, in ms. */
const idleMs = 60_000;
/** Memory of the thread's own objects, in MB. */
const heapMb = 64;
/** Faces that may wait for their turn; whoever comes then reads on without. */
const mostQueued = 50;

/** The faces of guest pages, cut to the letters in use. */
export type Faces = {
  /** The face; cut when it is asked for the first time. Null where too many wait already. */
  open(face: GuestFace): Promise<Representation | null>;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** Cuts faces on a thread of their own, one at a time, and keeps what was asked for last. No page waits for it. */
export function guestFaces(log: FastifyBaseLogger): Faces {
  const kept = new LRUCache<string, Representation>({
    maxSize: memoryForFaces,
    sizeCalculation: ({ bodies }) => Math.max(1, bodies.identity.byteLength),
  });
  const asked = new Map<string, Promise<Representation>>();
  const thread = new Tinypool({
    filename: new URL('cut-face.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  thread.on('error', (err: unknown) => log.warn({ err }, 'the thread that cuts faces ended'));

  async function cut(face: GuestFace): Promise<Representation> {
    try {
      const bytes = Buffer.from((await thread.run(face, { name: 'cutFace' })) as Uint8Array);
      const made = { contentType: 'font/woff2', hash: hashOf(bytes), bodies: { identity: bytes } };
      kept.set(face.name, made);
      return made;
    } finally {
      asked.delete(face.name);
    }
  }

  return {
    async open(face) {
      const known = kept.get(face.name) ?? asked.get(face.name);
      if (known) return known;
      if (asked.size >= mostQueued) return null;
      const cutting = cut(face);
      asked.set(face.name, cutting);
      return cutting;
    },
    close: () => thread.destroy(),
  };
}
