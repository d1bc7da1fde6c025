import { itemGaps, itemStatuses, type ItemGap, type ItemStatus } from '@cardamom/api-types';
import { wordsIn, type ItemNarrowing } from './item-narrowing.ts';

/** The statuses that a list is narrowed to; none for all. */
export const statusesIn = ({ status }: ItemNarrowing): ItemStatus[] => wordsIn(status, itemStatuses);

/** What the items of a list lack; nothing where that does not matter. */
export const gapsIn = ({ gap }: ItemNarrowing): ItemGap[] => wordsIn(gap, itemGaps);

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
