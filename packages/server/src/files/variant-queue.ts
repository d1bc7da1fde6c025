import { encodeVariant, unpack, variantFormats, widthsFor, type EncodedVariant } from './encode-picture.ts';
import { encodeBehindAll } from './encoding-turns.ts';
import type { FileStore, PendingUpload } from './file-store.ts';

export type VariantQueue = {
  /** Adds an upload whose slow variants are still to be made; returns at once. */
  add(pending: PendingUpload): void;
  /** Stops after the picture in hand; the rest is picked up at the next start. */
  close(): Promise<void>;
};

type Parts = {
  store: FileStore;
  /** Whether the upload's picture is saved; what is not may still be on its way to be, also in another process. */
  isSaved: (pending: PendingUpload) => Promise<boolean>;
  /** Notes the new variants; returns false when the picture is not there any more. */
  record: (pending: PendingUpload, variants: readonly EncodedVariant[]) => Promise<boolean>;
  /** Whether there is room on the disk; without it pictures wait. */
  hasRoom: () => Promise<boolean>;
  onError: (error: unknown, pending: PendingUpload) => void;
};

/** Starts at which a picture is tried; one that fails as often, or brings the process down, keeps the variants it has. */
const mostTries = 3;

/** Each in a turn of its own, so that an upload waits for one of them and not for all. */
async function missingVariants(upload: Buffer, known: ReadonlySet<string>): Promise<EncodedVariant[]> {
  const unpacked = await encodeBehindAll(() => unpack(upload));
  const variants = new Map<string, EncodedVariant>();
  for (const width of widthsFor(unpacked))
    for (const format of variantFormats) {
      if (known.has(`${width}.${format}`)) continue;
      const variant = await encodeBehindAll(() => encodeVariant(unpacked, width, format));
      variants.set(`${variant.width}.${format}`, variant);
    }
  return [...variants.values()];
}

/** After this long nobody is still going to save an upload: the longest import takes minutes. */
const keptUnsavedMs = 24 * 60 * 60 * 1000;

/**
 * Makes what an upload still lacks, AVIF above all, one picture at a time behind the answers: at effort 2 a large one
 * takes half a second of a core. Starts with what an earlier run left, and clears away uploads that were not saved
 * within a day; younger ones another process may be saving just now.
 */
export function startVariantQueue({ store, isSaved, record, hasRoom, onError }: Parts): VariantQueue {
  const closing = new AbortController();
  let postponed: PendingUpload[] = [];
  let running = makeWhatIsLeft();

  async function make(pending: PendingUpload): Promise<void> {
    if (closing.signal.aborted) return;
    try {
      if (!(await hasRoom())) {
        postponed.push(pending);
        return;
      }
      const upload = await store.readPending(pending);
      if (upload === null) return;
      if (!(await isSaved(pending))) {
        if ((await store.pendingAgeMs(pending)) > keptUnsavedMs) await remove(pending);
        return;
      }
      if ((await store.countTry(pending)) > mostTries) {
        await store.removePending(pending);
        return;
      }
      const variants = await missingVariants(upload, await store.listVariants(pending.imageId));
      await store.writeVariants(pending.imageId, variants);
      if (await record(pending, variants)) await store.removePending(pending);
      else await remove(pending);
    } catch (error) {
      onError(error, pending);
    }
  }

  async function remove(pending: PendingUpload): Promise<void> {
    await store.removeVariants(pending.imageId);
    await store.removePending(pending);
  }

  async function after(before: Promise<void>, wanted: readonly PendingUpload[]): Promise<void> {
    await before;
    for (const one of wanted) await make(one);
  }

  async function makeWhatIsLeft(): Promise<void> {
    for (const pending of await store.listPending()) await make(pending);
  }

  return {
    add(pending) {
      const wanted = [...postponed, pending];
      postponed = [];
      running = after(running, wanted);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
