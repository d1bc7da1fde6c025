import type { ScreenDish, ScreenPrice } from '../types.ts';

/** More sizes than these stand with their names in the row. */
const mostHeads = 3;

/** How wide a figure of a price is, in sizes of its row, and a letter of a size's name above it. */
const figureWidth = 0.62;
const headWidth = 0.44;

/** Between two columns of prices, and how wide they may be altogether, in rows: names need the rest. */
const betweenPrices = 0.55;
const widestPrices = 9.5;

/** The names of sizes that stand above a section's prices, and how wide each column of them is, in rows. */
export interface SizeHeads {
  names: readonly string[];
  width: number;
}

type Priced = Pick<ScreenDish, 'prices'>;

function namesOf(prices: readonly ScreenPrice[]): string[] | null {
  if (prices.length < 2 || prices.length > mostHeads || prices.some(({ label }) => label === '')) return null;
  return prices.map(({ label }) => label);
}

/** Letters of the longest text. */
export function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

/** Whether a dish's prices stand under these names. */
export function standsUnder(names: readonly string[], prices: readonly ScreenPrice[]): boolean {
  return (
    names.length > 0 &&
    names.length === prices.length &&
    names.every((name, index) => name === prices[index]?.label)
  );
}

/** The heads of a section half of whose rows or more share the names of their sizes; null where names stand in the rows. */
export function sizeHeads(dishes: readonly Priced[]): SizeHeads | null {
  const shared = new Map<string, { names: string[]; rows: number }>();
  for (const { prices } of dishes) {
    const names = namesOf(prices);
    if (names === null) continue;
    const key = names.join('\n');
    shared.set(key, { names, rows: (shared.get(key)?.rows ?? 0) + 1 });
  }
  const [first] = [...shared.values()].toSorted((a, b) => b.rows - a.rows);
  if (!first || first.rows < 2 || first.rows * 2 < dishes.length) return null;
  const { names } = first;
  const headed = dishes.filter(({ prices }) => standsUnder(names, prices));
  const prices = headed.flatMap((dish) => dish.prices.map(({ text }) => text));
  const width = Math.max(longest(prices) * figureWidth, longest(names) * headWidth);
  return names.length * (width + betweenPrices) > widestPrices ? null : { names, width };
}
