import type { KeptPress, NewPress, Refusal } from './kept-press.ts';
import { randomHex } from './random-hex.ts';

const databaseName = 'cardamom.presses';
const presses = 'presses';
const device = 'device';

/** Where presses wait until they are sent; they survive reloads, killed tabs and signing out. */
export interface PressStore {
  /** Keeps a press for good before it returns; returns it with its place in the line. */
  add(press: NewPress): Promise<KeptPress>;
  /** All that are kept, of everybody, in their order. */
  all(): Promise<KeptPress[]>;
  /** Notes why one was not done; it stays until somebody has seen that. */
  refuse(seq: number, refusal: Refusal): Promise<void>;
  /** Forgets one that was done or seen. */
  remove(seq: number): Promise<void>;
  /** Names this device to the server; the same for ever. */
  device(): Promise<string>;
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(presses, { keyPath: 'seq', autoIncrement: true });
    request.result.createObjectStore(device);
  });
  return answered(request);
}

/**
 * The store of this browser, until `onClosed` says that another one must be opened. Throws where the browser keeps nothing, as some do in
 * private windows.
 */
export async function openPressStore(onClosed: () => void): Promise<PressStore> {
  const database = await open();
  database.addEventListener('close', onClosed);
  // A later version of the app must not wait for this tab.
  database.addEventListener('versionchange', () => {
    database.close();
    onClosed();
  });

  /**
   * Does the work and returns once it is kept; with `strict` once the disk has it, where the browser can say so. What is removed and comes
   * back after a power cut is sent again under its key, which does nothing.
   */
  function write<Result>(
    name: string,
    work: (store: IDBObjectStore) => Promise<Result>,
    durability: IDBTransactionDurability = 'default',
  ): Promise<Result> {
    const transaction = database.transaction(name, 'readwrite', { durability });
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed')));
    });
    return Promise.all([work(transaction.objectStore(name)), done]).then(([result]) => result);
  }

  let deviceId: Promise<string> | undefined;
  const nameDevice = () =>
    write(device, async (store) => {
      const known = await answered<string | undefined>(store.get('id'));
      if (known !== undefined) return known;
      const made = randomHex(16);
      await answered(store.put(made, 'id'));
      return made;
    });

  return {
    add: (press) =>
      write(
        presses,
        async (store) => {
          const kept = { ...press, key: randomHex(16), refusal: null };
          const seq = await answered(store.add(kept) as IDBRequest<number>);
          return { ...kept, seq };
        },
        'strict',
      ),
    all: () => answered<KeptPress[]>(database.transaction(presses).objectStore(presses).getAll()),
    refuse: (seq, refusal) =>
      write(presses, async (store) => {
        const press = await answered<KeptPress | undefined>(store.get(seq));
        if (press) await answered(store.put({ ...press, refusal }));
      }),
    remove: (seq) => write(presses, (store) => answered(store.delete(seq))),
    device: () => (deviceId ??= nameDevice()),
  };
}
