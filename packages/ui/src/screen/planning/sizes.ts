import type { ScreenDish, ScreenPrice } from '../types.ts';

/** More sizes than these stand with their names in the row. */
const mostHeads = 3;

function namesOf(prices: readonly ScreenPrice[]): string[] | null {
  if (prices.length < 2 || prices.some(({ label }) => label === '')) return null;
  return prices.map(({ label }) => label);
}

/** The names of sizes that stand above a section's prices, because half of its rows or more share them; none otherwise. */
export function sizeHeads(dishes: readonly Pick<ScreenDish, 'prices'>[], most = mostHeads): readonly string[] {
  const shared = new Map<string, { names: string[]; rows: number }>();
  for (const { prices } of dishes) {
    const names = namesOf(prices);
    if (names === null || names.length > most) continue;
    const key = names.join('\n');
    shared.set(key, { names, rows: (shared.get(key)?.rows ?? 0) + 1 });
  }
  const [first] = [...shared.values()].toSorted((a, b) => b.rows - a.rows);
  return first && first.rows * 2 >= dishes.length && first.rows > 1 ? first.names : [];
}

/** Whether a dish's prices stand under these heads. */
export function standsUnder(heads: readonly string[], prices: readonly ScreenPrice[]): boolean {
  return heads.length > 0 && heads.length === prices.length && heads.every((head, index) => head === prices[index]?.label);
}
