import { changedPrice, type PriceMove, type Rounding } from './change-prices.ts';
import type { SheetRow } from './sheet-item.ts';

/** What a price becomes. */
export interface PriceChange {
  row: SheetRow;
  before: number;
  after: number;
}

/** The prices that a move changes, each from what it is now; a size at market price, or without one, has none to move. */
export function priceChanges(rows: readonly SheetRow[], move: PriceMove, rounding: Rounding): PriceChange[] {
  return rows.flatMap((row): PriceChange[] => {
    const { kind, price } = row.size;
    if (kind === 'MARKET_PRICE' || price === null) return [];
    const after = changedPrice(price, move, rounding);
    return after === price ? [] : [{ row, before: price, after }];
  });
}
