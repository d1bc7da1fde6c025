import type { ImportReason, ItemSizeDraft } from '@cardamom/api-types';
import { readPrice, type PriceStyle } from '../text/read-price.ts';

/** A size with the price that is written of it, and what is wrong or to be known about that. */
export type ReadSize = {
  readonly size: ItemSizeDraft;
  readonly wrong: readonly ImportReason[];
  readonly remarks: readonly ImportReason[];
};

const reasonOf = (message: string): ImportReason => ({ field: 'Price', message });

/** Reads what is written of a size's price; a size without one is a draft. */
export function sizeDraft(name: string, text: string, style: PriceStyle): ReadSize {
  const price = readPrice(text, style);
  const size: ItemSizeDraft =
    price.kind === 'market'
      ? { name, kind: 'MARKET_PRICE', price: null }
      : { name, kind: 'PRICED', price: price.kind === 'amount' ? price.minorUnits : null };
  const isFrom = price.kind === 'amount' && price.isFrom;
  const from = `“${text}” comes in as one price. Give dishes with several prices their sizes.`;
  return {
    size,
    wrong: price.kind === 'wrong' ? [reasonOf(price.message)] : [],
    remarks: isFrom ? [reasonOf(from)] : [],
  };
}
