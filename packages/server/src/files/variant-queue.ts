import { encodeVariants, variantFormats, type EncodedVariant } from './encode-picture.ts';
import type { FileStore, PendingUpload } from './file-store.ts';

export type VariantQueue = {
  /** Adds an upload whose slow variants are still to be made; answers at once. */
  add(pending: PendingUpload): void;
  /** Stops after the picture in hand; the rest is picked up at the next start. */
  close(): Promise<void>;
};

type Parts = {
  store: FileStore;
  /** Notes the new variants; answers false when the picture was never saved or is not there any more. */
  record: (pending: PendingUpload, variants: readonly EncodedVariant[]) => Promise<boolean>;
  onError: (error: unknown, pending: PendingUpload) => void;
};

/**
 * Makes what an upload still lacks, AVIF above all, one picture at a time behind the answers: at effort 2 a large one
 * takes half a second of a core. Starts with what an earlier run left, and clears away uploads that were never saved.
 */
export function startVariantQueue({ store, record, onError }: Parts): VariantQueue {
  const closing = new AbortController();
  let running = makeWhatIsLeft();

  async function make(pending: PendingUpload): Promise<void> {
    if (closing.signal.aborted) return;
    try {
      const upload = await store.readPending(pending);
      if (upload === null) return;
      const variants = await encodeVariants(upload, {
        formats: variantFormats,
        except: await store.listVariants(pending.imageId),
      });
      await store.writeVariants(pending.imageId, variants);
      if (!(await record(pending, variants))) await store.removeVariants(pending.imageId);
      await store.removePending(pending);
    } catch (error) {
      onError(error, pending);
    }
  }

  async function makeWhatIsLeft(): Promise<void> {
    for (const pending of await store.listPending()) await make(pending);
  }

  return {
    add(pending) {
      running = running.then(() => make(pending));
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
