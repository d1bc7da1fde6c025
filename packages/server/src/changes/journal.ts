import { randomBytes } from 'node:crypto';
import type { ChangeFeed, ChangeNote } from './feed.ts';

/** What one commit changed, at its place in the journal; `changes` is null where it was more than can be told one by one. */
export type Entry = {
  readonly position: number;
  readonly restaurantId: string;
  readonly changes: readonly ChangeNote[] | null;
};

type Kept = Entry & { readonly at: number };

/** The latest commits of all restaurants, in the order in which this process heard of them. */
export type Journal = {
  /** The last place. */
  last(): number;
  /** A restaurant's entries after a place; null where some of them are not known any more. */
  after(restaurantId: string, position: number): readonly Entry[] | null;
  /** A place as an event's id, for whoever comes back. */
  idOf(position: number): string;
  /** The place that an id names; null where it was another process's, or that of an earlier run. */
  placeOf(id: string): number | null;
  /** The place before everything that was heard since that many milliseconds ago; null where that is not known any more. */
  placeBefore(milliseconds: number): number | null;
  /** Calls the listener with the restaurant of each new entry, or with null where commits of any may have gone unheard; returns how to stop. */
  onEntry(listener: (restaurantId: string | null) => void): () => void;
  close(): void;
};

/** One commit of more is told as "anything". */
const mostTold = 50;

/** How many notes are kept unless somebody says otherwise: some 3 MB. */
const mostNotesKept = 20_000;

const size = ({ changes }: Entry): number => changes?.length ?? 1;

/** Keeps the latest of what the feed tells. Ids hold for this run of this process: each hears in an order of its own. */
export function createJournal(changes: ChangeFeed, mostNotes = mostNotesKept): Journal {
  const run = randomBytes(4).toString('hex');
  const entries: Kept[] = [];
  const listeners = new Set<(restaurantId: string | null) => void>();
  let last = 0;
  let notes = 0;
  /** Up to here nothing is known, and when that was heard. */
  let forgotten = { position: 0, at: performance.now() };

  const tell = (restaurantId: string | null): void => {
    for (const listener of listeners) listener(restaurantId);
  };

  function add(restaurantId: string, told: readonly ChangeNote[]): void {
    last += 1;
    const isMuch = told.length > mostTold || told.some(({ entityId }) => entityId === '*');
    const entry = { position: last, restaurantId, changes: isMuch ? null : told, at: performance.now() };
    entries.push(entry);
    notes += size(entry);
    while (notes > mostNotes) {
      const oldest = entries.shift() as Kept;
      notes -= size(oldest);
      forgotten = oldest;
    }
    tell(restaurantId);
  }

  const stops = [
    changes.onChange(add),
    changes.onMissed(() => {
      last += 1;
      entries.length = 0;
      notes = 0;
      forgotten = { position: last, at: performance.now() };
      tell(null);
    }),
  ];

  return {
    last: () => last,
    after(restaurantId, position) {
      if (position < forgotten.position) return null;
      // Places follow one another without a gap.
      return entries
        .slice(position - forgotten.position)
        .filter((entry) => entry.restaurantId === restaurantId);
    },
    idOf: (position) => `${run}-${position}`,
    placeOf(id) {
      const [itsRun, place = ''] = id.split('-');
      const position = Number(place);
      return itsRun === run && /^\d{1,15}$/u.test(place) && position <= last ? position : null;
    },
    placeBefore(milliseconds) {
      const since = performance.now() - milliseconds;
      if (forgotten.at >= since) return null;
      const first = entries.findIndex(({ at }) => at >= since);
      return first < 0 ? last : forgotten.position + first;
    },
    onEntry(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
