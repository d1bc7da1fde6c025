import type { ItemSize } from '@cardamom/api-types';

/** The lowest price of an item's sizes in minor units, null where all are at market price; `isFrom` where others cost more. */
export function lowestPrice(sizes: readonly ItemSize[]): { price: number | null; isFrom: boolean } {
  const prices = sizes.flatMap(({ kind, price }) => (kind === 'PRICED' && price !== null ? [price] : []));
  if (prices.length === 0) return { price: null, isFrom: false };
  const price = Math.min(...prices);
  return { price, isFrom: sizes.length > prices.length || prices.some((other) => other > price) };
}
