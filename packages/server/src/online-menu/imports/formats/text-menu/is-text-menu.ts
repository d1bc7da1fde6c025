import { headRowOf } from '../table-columns.ts';
import { pricedLine, styleOfLines } from './priced-line.ts';

/** Lines that are looked at, and characters of one. */
const lookedAt = 400;
const longestLooked = 1000;

/** What parts the cells of tables. */
const separators = ['\t', ';', '|', ','];

/** As many lines of a table have the same number of cells. */
const mostAlike = 0.7;

/** Whether lines are parted alike: a table's are, sentences and prices are not. */
function isParted(lines: readonly string[]): boolean {
  return separators.some((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const alike = [...Map.groupBy(counts, (count) => count)].filter(([count]) => count > 0);
    const most = Math.max(0, ...alike.map(([, { length }]) => length));
    // A comma stands before the decimals of a price too.
    const isInPrices =
      separator === ',' && lines.filter((line) => /\p{Nd},\p{Nd}{2}(?!\p{Nd})/u.test(line)).length >= most;
    return !isInPrices && most > lines.length * mostAlike;
  });
}

/** Whether a file is a menu as people write it rather than a table: no row of heads, lines that are parted unlike, and prices at their ends. */
export function isTextMenu(text: string, currency: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/u, lookedAt)
    .map((line) => line.trim().slice(0, longestLooked))
    .filter((line) => line !== '');
  const hasHeads = separators.some(
    (separator) => headRowOf(lines.map((line) => ({ cells: line.split(separator) }))) >= 0,
  );
  if (hasHeads || isParted(lines)) return false;
  const style = styleOfLines(lines, currency, null);
  return lines.some((line) => pricedLine(line, style).prices.length > 0);
}
