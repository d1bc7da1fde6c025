import { faceOfText } from '../../guest/looks/face-letters.ts';
import { longest, sizeHeads, standsUnder } from '../planning/sizes.ts';
import type { ScreenContent, ScreenDish, ScreenPrice } from '../types.ts';

/** Where a row stands: in which section, the how manyth. */
export interface RowAt {
  section: number;
  row: number;
}

/** A longer single price goes below a name that needs the width. */
const longPrice = 14;

/** Names that break between their words alone, and whose lines are as high as each other's. */
const plainName = /^[\p{Script=Latin}\d,.'’&()]+(?: [\p{Script=Latin}\d,.'’&()]+)*$/u;

/** Numbers that have no place to break. */
const plainNumber = /^\w*$/u;

/** Whether the prices may stand on a line of their own. */
export function mayPart(prices: readonly ScreenPrice[], heads: readonly string[]): boolean {
  if (standsUnder(heads, prices)) return false;
  return prices.length > 1 || prices.some(({ label, text }) => label.length + text.length > longPrice);
}

/** The price that takes of a name's width what it needs; empty where there is none, or all of their kind take the same. */
export function priceBeside({ prices, isSoldOut }: ScreenDish): string {
  const [only] = prices;
  return only && prices.length === 1 && !isSoldOut ? only.text : '';
}

/** What a row's height depends on but for the lines of its name; null for one that is like no other. */
function kindOf(
  dish: ScreenDish,
  look: ScreenContent['look'],
  section: { heads: readonly string[]; numberLetters: number; priceWidth: number },
): string | null {
  const { name, number = '', prices, isSoldOut, allergens = 'not shown', calories, ingredients } = dish;
  if (!plainName.test(name) || !plainNumber.test(number)) return null;
  if (!isSoldOut && mayPart(prices, section.heads)) return null;
  const labels = isSoldOut ? null : prices.map(({ label }) => label);
  const faces = [name, priceBeside(dish)].map((text) => faceOfText(look, text));
  return JSON.stringify([section, labels, faces, allergens, calories, ingredients]);
}

/** Rows that are as high as each other where their names take as many lines; one that is like no other is alone. */
export function alikeRows({ look, sections }: Pick<ScreenContent, 'look' | 'sections'>): RowAt[][] {
  const kinds = new Map<string, RowAt[]>();
  for (const [section, { dishes }] of sections.entries()) {
    const { names: heads = [], width: priceWidth = 0 } = sizeHeads(dishes) ?? {};
    const numberLetters = longest(dishes.map(({ number = '' }) => number));
    for (const [row, dish] of dishes.entries()) {
      const kind = kindOf(dish, look, { heads, numberLetters, priceWidth }) ?? `${section} ${row}`;
      const alike = kinds.get(kind);
      if (alike) alike.push({ section, row });
      else kinds.set(kind, [{ section, row }]);
    }
  }
  return [...kinds.values()];
}
