import { encodeVariants, type EncodedVariant } from './encode-picture.ts';
import type { FileStore, PendingUpload } from './file-store.ts';

export type AvifQueue = {
  /** Adds an upload whose AVIF variants are still to be made; answers at once. */
  add(pending: PendingUpload): void;
  /** Settles when nothing is left to do. */
  idle(): Promise<void>;
  /** Stops after the picture in hand; the rest is picked up at the next start. */
  close(): Promise<void>;
};

type Parts = {
  store: FileStore;
  /** Notes the new variants; answers false when the picture is not there any more. */
  record: (pending: PendingUpload, variants: readonly EncodedVariant[]) => Promise<boolean>;
  onError: (error: unknown, pending: PendingUpload) => void;
};

/** Makes AVIF variants one picture at a time behind the answers: at effort 2 a large one takes half a second of a core. */
export function startAvifQueue({ store, record, onError }: Parts): AvifQueue {
  const waiting: PendingUpload[] = [];
  let isClosed = false;
  let running: Promise<void> = store.listPending().then((left) => {
    waiting.push(...left);
    return work();
  });

  async function make(pending: PendingUpload): Promise<void> {
    const upload = await store.readPending(pending);
    if (upload === null) return;
    const variants = await encodeVariants(upload, ['avif']);
    await store.writeVariants(pending.imageId, variants);
    if (!(await record(pending, variants))) await store.removeVariants(pending.imageId);
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && !isClosed; next = waiting.shift()) {
      try {
        await make(next);
        await store.removePending(next);
      } catch (error) {
        onError(error, next);
      }
    }
  }

  return {
    add(pending) {
      waiting.push(pending);
      running = running.then(work);
    },
    idle: () => running,
    async close() {
      isClosed = true;
      await running;
    },
  };
}
