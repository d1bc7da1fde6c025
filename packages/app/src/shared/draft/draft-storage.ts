import { isUnread } from '#shared/form/typed-number.ts';

/** What somebody typed into a form and has not saved. */
export interface Draft<Values> {
  /** Of the entity the typing began with; 0 for a new one. */
  version: number;
  /** The form as it was before the typing. */
  began: Values;
  values: Values;
  /** ISO 8601. */
  savedAt: string;
}

/** Whose draft it is and of which form. */
export interface DraftOwner {
  restaurantId: string;
  staffId: string;
  /** The path of the form's page; of a dialog, with its name behind it: `/profile-setting#change-email`. */
  path: string;
}

/** Not `cardamom.`: what begins so is forgotten at sign-out, and drafts outlive it. */
const prefix = 'cardamom-draft:';

/** A draft that nobody came back to is forgotten after this many days. */
const keptDays = 30;
const dayMs = 86_400_000;

/** The most that one browser keeps; browsers store about five million characters for a site. */
export const draftLimits = { count: 50, characters: 1_500_000 } as const;

function keyOf({ restaurantId, staffId, path }: DraftOwner): string {
  return `${prefix}${restaurantId}:${staffId}:${path}`;
}

function parse(text: string | null): Partial<Draft<unknown>> | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** What cannot be read as a number stands in place of one, or of nothing. */
function kindOf(value: unknown): string {
  if (value === null || isUnread(value)) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Whether stored values have the fields of the form as it is in this release. */
function fits<Values extends object>(values: unknown, example: Values): values is Values {
  if (kindOf(values) !== 'object') return false;
  const names = Object.keys(example);
  const stored = values as Record<string, unknown>;
  return (
    Object.keys(stored).length === names.length &&
    Object.entries(example).every(([name, value]) => {
      if (!(name in stored)) return false;
      const kinds = [kindOf(value), kindOf(stored[name])];
      return kinds[0] === kinds[1] || kinds.includes('null');
    })
  );
}

/** The keys of all drafts, of whomever, the oldest first. */
function oldestFirst(known: Storage): string[] {
  const keys = Array.from({ length: known.length }, (_, index) => known.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, savedAt: parse(known.getItem(key))?.savedAt ?? '' }))
    .toSorted((one, other) => (one.savedAt < other.savedAt ? -1 : 1))
    .map(({ key }) => key);
}

/** Drafts of one browser; storage that is switched off, broken or full keeps none, and nothing fails. */
export function draftStorage(storage: Storage | undefined = browserStorage()) {
  /** What the storage answers; undefined where it refuses. */
  function ask<Answer>(question: (known: Storage) => Answer): Answer | undefined {
    try {
      return storage && question(storage);
    } catch {
      return undefined;
    }
  }

  /** Stores a text, where there is no room in place of the oldest other drafts; returns whether it is stored. */
  function store(key: string, text: string): boolean {
    const others = (ask(oldestFirst) ?? []).filter((other) => other !== key);
    const removeOldest = () => {
      const oldest = others.shift();
      return oldest !== undefined && ask((known) => known.removeItem(oldest)) === undefined;
    };
    while (others.length >= draftLimits.count) removeOldest();
    const write = (known: Storage) => {
      known.setItem(key, text);
      return true;
    };
    while (!ask(write)) if (!removeOldest()) return false;
    return true;
  }

  return {
    /** The draft this person left at this form; `example` shows which fields the form has now. */
    read<Values extends object>(owner: DraftOwner, example: Values): Draft<Values> | null {
      const draft = parse(ask((known) => known.getItem(keyOf(owner))) ?? null);
      if (draft === null || typeof draft.version !== 'number' || typeof draft.savedAt !== 'string')
        return null;
      if (!fits(draft.values, example) || !fits(draft.began, example)) return null;
      return { version: draft.version, savedAt: draft.savedAt, began: draft.began, values: draft.values };
    },
    /** Returns whether the draft is kept; one that cannot be kept takes its older state with it. */
    write(owner: DraftOwner, draft: Draft<unknown>): boolean {
      const key = keyOf(owner);
      const text = JSON.stringify(draft);
      const isKept = text.length <= draftLimits.characters && store(key, text);
      if (!isKept) ask((known) => known.removeItem(key));
      return isKept;
    },
    /** Whether there is a draft, of whatever release. */
    isKept: (owner: DraftOwner): boolean => ask((known) => known.getItem(keyOf(owner))) != null,
    remove(owner: DraftOwner): void {
      ask((known) => known.removeItem(keyOf(owner)));
    },
    /** Forgets drafts nobody came back to; `now` is epoch ms. */
    removeOld(now: number): void {
      ask((known) => {
        for (const key of oldestFirst(known)) {
          const savedAt = Date.parse(parse(known.getItem(key))?.savedAt ?? '');
          if (!(savedAt > now - keptDays * dayMs)) known.removeItem(key);
        }
      });
    },
  };
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
