import type { ScreenDish } from '../types.ts';

/** A page of a board: looking for its beginning, and then each row. */
const ofAPage = 6;
const ofARow = 0.4;

/** A round of all pages should take no longer. */
const ofARound = 60;

/** Finding the dish, and reading: letters a second, from afar. */
const ofADish = 3;
const lettersASecond = 15;

/** A dish with more to read stays up to so many times as long. */
const longest = 2;

/** What pages are timed by. */
export interface Timing {
  itemSeconds: number;
  isLongerForText: boolean;
}

/** How long pages with so many rows stand, in seconds. */
export function secondsOfPages(rows: readonly number[], { itemSeconds, isLongerForText }: Timing): number[] {
  if (!isLongerForText) return rows.map(() => itemSeconds);
  const wanted = rows.map((count) => ofAPage + count * ofARow);
  const round = wanted.reduce((sum, one) => sum + one, 0);
  const squeeze = Math.min(1, ofARound / round);
  return wanted.map((seconds) => Math.round(Math.max(itemSeconds, ofAPage, seconds * squeeze)));
}

function lettersOf({ name, prices, description, ingredients, allergens }: ScreenDish): number {
  const told = allergens ? [...allergens.contains, ...allergens.mayContain] : [];
  const texts = [name, description, ingredients, ...prices.map(({ label, text }) => label + text), ...told];
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** How long one dish stands, in seconds. */
export function secondsOfDish(dish: ScreenDish, { itemSeconds, isLongerForText }: Timing): number {
  if (!isLongerForText) return itemSeconds;
  const reading = ofADish + lettersOf(dish) / lettersASecond;
  return Math.round(Math.min(itemSeconds * longest, Math.max(itemSeconds, reading)));
}
