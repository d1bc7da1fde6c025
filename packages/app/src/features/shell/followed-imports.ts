import type { ImportEntry, ImportState } from '@cardamom/api-types';
import { isRunning } from '#shared/imports/get-import.ts';

const key = 'cardamom-followed-imports';

/** A tab that is opened again after this long starts anew: what ended meanwhile is no news, in ms. */
const longestAwayMs = 60 * 60_000;

/** An import that this tab saw the server work on. */
export interface Followed {
  /** What it was seen at last. */
  readonly saw: ImportState;
  /** The state in which it is not told of, because it was closed or its page was seen. */
  readonly hidden: ImportState | null;
}

/** The imports that a tab follows, by their ids. */
export type FollowedImports = Readonly<Record<string, Followed>>;

/** What is followed of these imports: what runs, and what of it has ended; `openId` is the one whose page is on view. */
export function follow(
  followed: FollowedImports,
  entries: readonly Pick<ImportEntry, 'id' | 'state'>[],
  openId: string | undefined,
): FollowedImports {
  const next: Record<string, Followed> = {};
  for (const entry of entries) {
    const { id, state } = entry;
    const before = followed[id];
    if (isRunning(entry)) next[id] = { saw: state, hidden: before?.hidden === state ? state : null };
    else if (before) next[id] = { saw: before.saw, hidden: id === openId ? state : before.hidden };
  }
  return JSON.stringify(next) === JSON.stringify(followed) ? followed : next;
}

/** What is told of: what ended first, because it waits for the person, then what runs; the latest of each first. */
export function toldOf<Entry extends Pick<ImportEntry, 'id' | 'state'>>(
  followed: FollowedImports,
  entries: readonly Entry[],
  openId: string | undefined,
): Entry[] {
  const told = entries.filter((entry) => {
    const known = followed[entry.id];
    return known && known.hidden !== entry.state && entry.id !== openId && entry.state !== 'CANCELLED';
  });
  return [...told.filter((entry) => !isRunning(entry)), ...told.filter(isRunning)];
}

/** Says nothing more of an import before it comes to another state. */
export function hide(
  followed: FollowedImports,
  { id, state }: Pick<ImportEntry, 'id' | 'state'>,
): FollowedImports {
  const known = followed[id];
  return known ? { ...followed, [id]: { saw: known.saw, hidden: state } } : followed;
}

/** Any word will do: one that is no state equals none. */
const isState = (value: unknown): value is ImportState => typeof value === 'string';

function followedIn(value: unknown): Followed | null {
  if (typeof value !== 'object' || value === null) return null;
  const { saw, hidden } = value as Partial<Record<keyof Followed, unknown>>;
  return isState(saw) && (hidden === null || isState(hidden)) ? { saw, hidden } : null;
}

/** What this tab followed before it was reloaded. */
export function recallFollowed(
  storage: Pick<Storage, 'getItem'> | undefined,
  now = Date.now(),
): FollowedImports {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('followed' in kept)) return {};
    const { at, followed } = kept;
    if (typeof at !== 'number' || now - at > longestAwayMs) return {};
    const known = Object.entries(followed ?? {}).map(([id, one]) => [id, followedIn(one)] as const);
    return Object.fromEntries(known.filter((one): one is [string, Followed] => one[1] !== null));
  } catch {
    return {};
  }
}

/** Keeps it over a reload of the tab; where nothing can be kept, a reload forgets. */
export function keepFollowed(
  storage: Pick<Storage, 'setItem'> | undefined,
  followed: FollowedImports,
  now = Date.now(),
): void {
  try {
    storage?.setItem(key, JSON.stringify({ at: now, followed }));
  } catch {
    // It is only a courtesy.
  }
}

/** Where a tab keeps it; nowhere where storage is switched off. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
