import { currencyOf } from '@cardamom/api-types';
import { markOf } from '../../text/currency-marks.ts';
import { readPrice, type PriceStyle } from '../../text/read-price.ts';
import { isSize, isSizeLetter } from './size-words.ts';

/** A price as it stands at the end of a line, and which size it is of; empty where nothing says. */
export type WrittenPrice = { readonly size: string; readonly text: string };

/** A line parted into what it names and what that costs. */
export type PricedLine = { readonly name: string; readonly prices: readonly WrittenPrice[] };

/** How the amounts of a text are written. */
export type TextStyle = PriceStyle & {
  /** Numbers that stand alone at the end of a line are prices: "Burger 12". */
  readonly isBare: boolean;
};

/** Words of a line that one price takes at most: "ab 8 Euro", "L.L. 250 000". */
const longestPrice = 4;
/** Prices that are looked for at the end of a line. */
const mostPrices = 6;

/** What leads from a name to its price, and what parts prices. */
const leaders = /(?:\s?[.·•…_‥]){3,}|(?:\s[.·•…_-]){2,}\s|…+|\s[-–—]{2,}(?=\s)/gu;
const between = /^(?:[/|·•,;–—-]|oder|or|ou|o|bzw\.?)$/iu;

const isBetween = (word: string | undefined): boolean => word !== undefined && between.test(word);

/** Words of a line, "8,00/12,00" and "0,3l/0,5l" parted. */
function wordsOf(line: string): string[] {
  return line
    .replaceAll(leaders, ' ')
    .replaceAll(/(?<=[\d\p{Sc}lL])\s*[/|]\s*(?=[\d\p{Sc}])/gu, ' / ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Years are no prices, nor is what is far from what dishes cost in a currency with decimals. */
function isLikelyBare(text: string, { currency, isBare }: TextStyle): boolean {
  const { digits, isWrittenWhole } = currencyOf(currency);
  const number = text.replaceAll(/[^\p{Nd}]/gu, '');
  if (digits === 0 || isWrittenWhole) return number.length >= 2;
  return isBare && /^\p{Nd}{1,3}(?:[.,]\p{Nd})?$/u.test(text);
}

/** A price by how it is written: with decimals as the currency has them, with a mark of any currency, or said to be the market's. */
function isMoney(text: string, style: TextStyle): boolean {
  if (isSize(text)) return false;
  const read = readPrice(text, style);
  if (read.kind === 'market') return true;
  if (read.kind === 'none') return false;
  const number = /\p{Nd}[\p{Nd}.,'’\s]*/u.exec(text)?.[0].trim() ?? '';
  const mark = text
    .replace(number, '')
    .trim()
    .replace(/[*†‡¹²³⁴⁵⁶⁷⁸⁹⁰]+$/u, '');
  const { digits } = currencyOf(style.currency);
  const decimals = /[.,](\p{Nd}+)$/u.exec(number)?.[1]?.length ?? 0;
  if (read.kind === 'wrong') {
    // Written like a price and not to be told: it is asked about with its dish.
    const isOfMoney = mark !== '' && markOf(mark, style.currency) !== 'none';
    return number !== '' && (isOfMoney || (mark === '' && digits > 0 && decimals === 3));
  }
  if (mark !== '' || (digits > 0 && decimals === digits)) return true;
  return isLikelyBare(number, style);
}

/** The price that ends these words, and how many of them it is. */
function lastPrice(words: readonly string[], style: TextStyle): { text: string; length: number } | null {
  for (let length = Math.min(longestPrice, words.length); length > 0; length -= 1) {
    const text = words.slice(-length).join(' ');
    if (isMoney(text, style)) return { text, length };
  }
  return null;
}

/** Whether L or M at the end of these words is one of a list of codes ("A, C, L") and no size; of "S, M, L" it is one. */
function endsInCodes(words: readonly string[]): boolean {
  const before = words.slice(0, -1);
  const start = before.findLastIndex((word) => !/^(?:[A-Z]\p{Nd}?,)+$/u.test(word)) + 1;
  return /^[LM]$/u.test(words.at(-1) ?? '') && before.slice(start).some((word) => /[^SML,]/u.test(word));
}

const withoutColon = (text: string | undefined): string => text?.replace(/:$/u, '') ?? '';

/** Whether the L at the end is the size after another letter, "S 2,00 L", and no litre: what begins with 0 is no price, "M 0,50 L". */
function isLetterAfterPrice(words: readonly string[]): boolean {
  const [letter, price, last] = words.slice(-3);
  return withoutColon(last) === 'L' && isSizeLetter(withoutColon(letter)) && /^[1-9]/u.test(price ?? '');
}

/** The size that ends these words, and how many of them it is: "0,3 l" are two. */
function lastSize(words: readonly string[]): { size: string; length: number } | null {
  for (const length of isLetterAfterPrice(words) ? [1] : [2, 1]) {
    const size = withoutColon(words.slice(-length).join(' '));
    if (words.length >= length && isSize(size)) return { size, length };
  }
  return null;
}

/** Parts a line into what it names and the prices at its end, each with its size where one stands before it. */
export function pricedLine(line: string, style: TextStyle): PricedLine {
  let words = wordsOf(line);
  const prices: WrittenPrice[] = [];
  while (prices.length < mostPrices) {
    if (prices.length > 0 && isBetween(words.at(-1))) words = words.slice(0, -1);
    const price = lastPrice(words, style);
    if (price === null) break;
    words = words.slice(0, -price.length);
    if (isBetween(words.at(-1)) && lastSize(words.slice(0, -1)) !== null) words = words.slice(0, -1);
    const size = endsInCodes(words) ? null : lastSize(words);
    if (size !== null) words = words.slice(0, -size.length);
    prices.unshift({ size: size?.size ?? '', text: price.text });
  }
  // What parted the name from its first price.
  const name = words.join(' ').replace(/\s*[:|/–—-]+$/u, '');
  return { name, prices };
}

const endsInBareNumber = /\p{L}[\p{L}).,]*\s\p{Nd}{1,3}(?:[.,]\p{Nd})?$/u;

/** How the amounts at the ends of these lines are written: bare numbers are prices where hardly any line ends in another one. */
export function styleOfLines(
  lines: readonly string[],
  currency: string,
  decimal: PriceStyle['decimal'],
): TextStyle {
  const style = { currency, decimal, isBare: false };
  const clear = lines.filter((line) => pricedLine(line, style).prices.length > 0).length;
  const bare = lines.filter(
    (line) => endsInBareNumber.test(line) && pricedLine(line, style).prices.length === 0,
  ).length;
  return { ...style, isBare: bare > clear * 2 };
}
