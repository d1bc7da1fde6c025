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
  /** The path of the form's page. */
  path: string;
}

/** Not `cardamom.`: what begins so is forgotten at sign-out, and drafts outlive it. */
const prefix = 'cardamom-draft:';

/** A draft that nobody came back to is forgotten after this many days. */
const keptDays = 30;
const dayMs = 86_400_000;

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

function kindOf(value: unknown): string {
  if (value === null) return 'null';
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

/** Drafts of one browser; storage that is switched off or full keeps none. */
export function draftStorage(storage: Storage | undefined = browserStorage()) {
  return {
    /** The draft this person left at this form; `example` shows which fields the form has now. */
    read<Values extends object>(owner: DraftOwner, example: Values): Draft<Values> | null {
      const draft = parse(storage?.getItem(keyOf(owner)) ?? null);
      if (draft === null || typeof draft.version !== 'number' || typeof draft.savedAt !== 'string')
        return null;
      if (!fits(draft.values, example) || !fits(draft.began, example)) return null;
      return { version: draft.version, savedAt: draft.savedAt, began: draft.began, values: draft.values };
    },
    write(owner: DraftOwner, draft: Draft<unknown>): void {
      try {
        storage?.setItem(keyOf(owner), JSON.stringify(draft));
      } catch {
        // Storage is full: what was typed is on the page only.
      }
    },
    remove(owner: DraftOwner): void {
      storage?.removeItem(keyOf(owner));
    },
    /** Forgets drafts nobody came back to; `now` is epoch ms. */
    removeOld(now: number): void {
      if (!storage) return;
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) {
        if (!key.startsWith(prefix)) continue;
        const savedAt = Date.parse(parse(storage.getItem(key))?.savedAt ?? '');
        if (!(savedAt > now - keptDays * dayMs)) storage.removeItem(key);
      }
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
