import { itemGaps, itemStatuses } from '@cardamom/api-types';

/** What of the items a list shows, beside a name's part, as the URL holds it: several words of one kind with a dot between. */
export interface ItemNarrowing {
  /** Only items of this category. */
  category?: string;
  /** Only items that this menu shows. */
  menu?: string;
  /** Only items of one of these statuses: `SOLD_OUT.HIDDEN`. */
  status?: string;
  /** Only items that lack one of these: `PICTURE.ALLERGENS`. */
  gap?: string;
}

const separator = '.';
const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const idOf = (value: unknown) => (id.test(String(value)) ? String(value) : undefined);

/** Those of the known words that a text of the URL names, in the order in which they are known. */
export function wordsIn<Word extends string>(text: unknown, known: readonly Word[]): Word[] {
  const words = String(text).split(separator);
  return known.filter((word) => words.includes(word));
}

/** Chosen words as the URL holds them; undefined for none. */
export function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : words.join(separator);
}

/** Reads this part of the URL; what is not understood is left out, so that an old link still opens. */
export function parseItemNarrowing(raw: Record<string, unknown>): ItemNarrowing {
  const read = {
    category: idOf(raw['category']),
    menu: idOf(raw['menu']),
    status: joined(wordsIn(raw['status'], itemStatuses)),
    gap: joined(wordsIn(raw['gap'], itemGaps)),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
