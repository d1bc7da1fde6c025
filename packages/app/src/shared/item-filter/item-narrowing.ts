import { itemGaps, itemStatuses, type ItemGap, type ItemStatus } from '@cardamom/api-types';

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

const knownIn = <Word extends string>(text: unknown, known: readonly Word[]): Word[] => {
  const words = typeof text === 'string' ? text.split(separator) : [];
  return known.filter((word) => words.includes(word));
};

/** The statuses that a list is narrowed to; none for all. */
export const statusesIn = ({ status }: ItemNarrowing): ItemStatus[] => knownIn(status, itemStatuses);

/** What the items of a list lack; nothing where that does not matter. */
export const gapsIn = ({ gap }: ItemNarrowing): ItemGap[] => knownIn(gap, itemGaps);

/** Chosen words as the URL holds them; undefined for none. */
export function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : words.join(separator);
}

/** `active=true` of links from before items had four statuses. */
function statusOfOldLink(active: unknown): string | undefined {
  if (typeof active !== 'boolean') return undefined;
  return active ? joined(itemStatuses.filter((status) => status !== 'INACTIVE')) : 'INACTIVE';
}

/** Reads this part of the URL; what is not understood is left out, so that an old link still opens. */
export function parseItemNarrowing(raw: Record<string, unknown>): ItemNarrowing {
  const idAt = (key: string) => (id.test(String(raw[key])) ? String(raw[key]) : undefined);
  const category = idAt('category');
  const menu = idAt('menu');
  const status = joined(knownIn(raw['status'], itemStatuses)) ?? statusOfOldLink(raw['active']);
  const gap = joined(knownIn(raw['gap'], itemGaps));
  return {
    ...(category !== undefined && { category }),
    ...(menu !== undefined && { menu }),
    ...(status !== undefined && { status }),
    ...(gap !== undefined && { gap }),
  };
}

/** What the server narrows the list of items by. */
export function itemQueryOf(narrowing: ItemNarrowing) {
  const { category, menu } = narrowing;
  const status = statusesIn(narrowing);
  const gap = gapsIn(narrowing);
  return {
    ...(category !== undefined && { categoryId: category }),
    ...(menu !== undefined && { menuId: menu }),
    ...(status.length > 0 && { status }),
    ...(gap.length > 0 && { gap }),
  };
}
