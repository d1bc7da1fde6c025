import { damaged, readWritten, written, type KeptScreen, type Written } from './kept-screen.ts';

const databaseName = 'cardamom.screens';
const screens = 'screens';
/** What was read last, and what the television has shown without a fault. */
const states = ['last', 'good'] as const;
/** A television shows one screen; somebody who tries out a few keeps the latest. */
const most = 3;

/** Which of the two. */
export type State = (typeof states)[number];

/** Where what a screen shows is kept; every call does nothing where the browser keeps nothing. */
export interface ScreenStore {
  /** What is damaged is set aside with that, so that nothing reads it again. */
  read(code: string, state: State): Promise<KeptScreen | typeof damaged | null>;
  keep(code: string, state: State, kept: KeptScreen): Promise<void>;
  /** Forgets a screen. */
  forget(code: string): Promise<void>;
  /** The codes that are kept, the latest first; what is too much has been forgotten. */
  codes(): Promise<string[]>;
}

interface Row extends Written {
  code: string;
  state: State;
  at: number;
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
    request.result.createObjectStore(screens, { keyPath: ['code', 'state'] });
  });
  return answered(request);
}

/** Does one thing with the storage; gives `otherwise` where it fails, as in private windows or on a full disk. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const database = await open();
    try {
      return await work(database.transaction(screens, mode).objectStore(screens));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

/** The store of this browser. */
export const screenStore: ScreenStore = {
  read: (code, state) =>
    within(
      'readwrite',
      async (store) => {
        const row = await answered<unknown>(store.get([code, state]));
        if (row === undefined) return null;
        const kept = readWritten(row, code);
        if (kept === null) await answered(store.delete([code, state]));
        return kept ?? damaged;
      },
      null,
    ),
  keep: (code, state, kept) =>
    within(
      'readwrite',
      async (store) => {
        const row: Row = { code, state, at: Date.now(), ...written(kept) };
        await answered(store.put(row));
      },
      undefined,
    ),
  forget: (code) =>
    within(
      'readwrite',
      async (store) => {
        for (const state of states) await answered(store.delete([code, state]));
      },
      undefined,
    ),
  codes: () =>
    within(
      'readwrite',
      async (store) => {
        const rows = (await answered<Row[]>(store.getAll())).toSorted((one, other) => other.at - one.at);
        const codes = [...new Set(rows.map(({ code }) => code))];
        for (const code of codes.slice(most))
          for (const state of states) await answered(store.delete([code, state]));
        return codes.slice(0, most);
      },
      [] as string[],
    ),
};
