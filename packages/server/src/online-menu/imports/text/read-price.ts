import { currencyOf, largestAmount } from '@cardamom/api-types';
import { markOf } from './currency-marks.ts';

/** What a price in a file means: none, an amount in minor units (or the least of several), at market price, or why it cannot be told. */
export type ReadPrice =
  | { kind: 'none' }
  | { kind: 'amount'; minorUnits: number; isFrom: boolean }
  | { kind: 'market' }
  | { kind: 'wrong'; message: string };

/** How the prices of one file are written, as far as they show it. */
export type PriceStyle = {
  readonly currency: string;
  /** What stands before decimals; null where no price of the file tells. */
  readonly decimal: '.' | ',' | null;
};

const marketPrice = /^(?:market price|market|m\.?p\.?|tagespreis|prix du march[eé]|seg[uú]n mercado)$/iu;
/** Written where there is no price. */
const nothing = /^(?:[-–—]+|n\.?\/?a\.?|k\.\s?a\.|tba|tbd)$/iu;
/** Says that the smallest of several prices stands here. */
const fromWords =
  /^(?:ab|von|from|starting (?:at|from)|dès|des|à partir de|a partir de|a partire da|desde|da|vanaf|od|fra|från|alkaen|от|από|من)\s+(?=.*\p{Nd})/iu;
/** No price is longer, in characters. */
const longestPrice = 60;
/** Leads to a note elsewhere in the menu. */
const noteMarks = /[\s*†‡¹²³⁴⁵⁶⁷⁸⁹⁰]+$/u;

/** The zero of scripts whose digits menus are written in; the others follow it. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Two numbers beside each other: between the digits of one, a space has three of them behind it. */
const apart = /\p{Nd}\s+(?!\p{Nd}{3}(?!\p{Nd}))\p{Nd}/u;
/** The apostrophe stands between thousands in Switzerland, and before decimals in Spain. */
const betweenThousands = /['’](?=\d{3}(?!\d))/gu;
const beforeDecimals = /['’](?=\d{1,2}(?!\d))/gu;

/** Digits of any script as 0–9, without what stands between thousands but point and comma. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0E50-\u0E59]/gu, asciiDigit)
    .replaceAll('\u066B', ',')
    .replaceAll('\u066C', '')
    .replaceAll(betweenThousands, '')
    .replaceAll(beforeDecimals, '.')
    .replaceAll(/[\s\u00A0\u202F\u200E\u200F\u061C]/gu, '')
    .replaceAll('−', '-');
}

type Amount =
  | { kind: 'amount'; number: string; isNegative: boolean; isFrom: boolean }
  | { kind: 'foreign'; mark: string }
  | { kind: 'unread' };

/** What stands before the digits: a mark, a sign, and the point of ".50". */
function parted(before: string, currency: string): { mark: string; isNegative: boolean; point: string } {
  const isNegative = before.includes('-');
  const unsigned = before.replaceAll('-', '');
  const [point = ''] = /[.,]$/u.exec(unsigned) ?? [];
  const withoutPoint = point === '' ? unsigned : unsigned.slice(0, -1);
  // The point of "L.L." belongs to the mark, that of "€.50" to the number.
  const isOfMark = point === '.' && /\p{L}$/u.test(withoutPoint) && markOf(unsigned, currency) !== 'none';
  return isOfMark ? { mark: unsigned, isNegative, point: '' } : { mark: withoutPoint, isNegative, point };
}

/** Parts a price into its mark and its digits: "€ 8,50", "8,50 €*", "8€50", "ab 8 Euro", "12.–", "L.L. 250,000". */
function amountIn(text: string, currency: string): Amount {
  if (text.length > longestPrice) return { kind: 'unread' };
  const noted = text.trim().replace(noteMarks, '');
  if (apart.test(noted)) return { kind: 'unread' };
  const isFrom = fromWords.test(noted);
  const written = plain(noted.replace(fromWords, ''));
  const [, lead = '', digits = '', trail = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/u.exec(written) ?? [];
  if (digits === '') return { kind: 'unread' };
  const before = parted(lead, currency);
  // "12,-" and "12.–": no minor units.
  const after = trail.replace(/^[.,]?[-–—]{1,2}/u, '');
  const [, whole = '', inside = '', fraction = ''] = /^(\d[\d.,]*)([^\d.,]\D*)(\d+)$/u.exec(digits) ?? [];
  const marks = [before.mark, after, inside].filter((mark) => mark !== '');
  const foreign = marks.find((mark) => markOf(mark, currency) === 'other');
  if (foreign !== undefined) return { kind: 'foreign', mark: foreign };
  if (marks.length > 1 || marks.some((mark) => markOf(mark, currency) === 'none')) return { kind: 'unread' };
  const told = { isFrom, isNegative: before.isNegative, kind: 'amount' as const };
  if (inside === '')
    return /^[\d.,]+$/u.test(digits) ? { ...told, number: before.point + digits } : { kind: 'unread' };
  // The mark stands where the decimals begin.
  if (before.point !== '' || fraction.length !== currencyOf(currency).digits) return { kind: 'unread' };
  return { ...told, number: `${whole}${whole.includes('.') ? ',' : '.'}${fraction}` };
}

const grouped = (separator: string): RegExp => new RegExp(`^\\d{1,3}(?:[${separator}]\\d{3})+$`, 'u');

/** Splits digits into whole and decimal ones; returns why where nothing can be told. */
function split(number: string, { currency, decimal }: PriceStyle): [string, string] | string {
  const separators = [...number.matchAll(/[.,]/gu)].map(([separator]) => separator);
  const last = separators.at(-1);
  if (last === undefined) return [number, ''];
  const at = number.lastIndexOf(last);
  const [whole, fraction] = [number.slice(0, at), number.slice(at + 1)];
  const other = last === '.' ? ',' : '.';
  if (whole.includes(other)) {
    const isGrouped = !whole.includes(last) && grouped(other).test(whole);
    return isGrouped ? [whole.replaceAll(other, ''), fraction] : 'It is not written as a number.';
  }
  const isThousands = grouped(last).test(number);
  if (separators.length > 1)
    return isThousands ? [number.replaceAll(last, ''), ''] : 'It is not written as a number.';
  if (fraction.length !== 3 || !isThousands) return [whole, fraction];
  const { digits, isWrittenWhole } = currencyOf(currency);
  const isWhole = digits === 0 || (isWrittenWhole && decimal !== last);
  if (isWhole || decimal === other) return [whole + fraction, ''];
  if (digits === 3 && (decimal === last || last === '.')) return [whole, fraction];
  return `It can be read as ${whole + fraction} or as ${whole}${last}${fraction}. Write it with its decimals.`;
}

/** Whether one text holds two prices: "8,00 / 12,00", "8 | 12". */
function isPair(text: string, currency: string): boolean {
  const parts = text.split(/[/|]/u);
  return parts.length > 1 && parts.every((part) => amountIn(part, currency).kind === 'amount');
}

/**
 * Reads a price as people write it ("12,50 €", "1.234,56", "ab 8 Euro", "8€50") in the restaurant's currency, digit
 * by digit. What could be two amounts, or stands in another currency, is wrong rather than guessed.
 */
export function readPrice(text: string, style: PriceStyle): ReadPrice {
  const { currency } = style;
  const trimmed = text.trim();
  if (trimmed === '' || nothing.test(trimmed)) return { kind: 'none' };
  if (marketPrice.test(trimmed)) return { kind: 'market' };
  const wrong = (why: string): ReadPrice => ({
    kind: 'wrong',
    message: `“${trimmed}” is not a price. ${why}`,
  });
  if (isPair(trimmed, currency)) return wrong('It is several: give each a row of its own, with its size.');
  const amount = amountIn(trimmed, currency);
  if (amount.kind === 'foreign')
    return wrong(`It is marked ${amount.mark}, and this restaurant’s prices are in ${currency}.`);
  if (amount.kind === 'unread') return wrong('It is not written as a number.');
  if (amount.isNegative) return wrong('A price cannot be below zero.');
  const { digits } = currencyOf(currency);
  const parts = split(amount.number, style);
  if (typeof parts === 'string') return wrong(parts);
  const [whole, fraction] = parts;
  const told = fraction.replace(/0+$/u, '');
  if (told.length > digits)
    return wrong(digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals.`);
  const minorUnits = Number((whole || '0') + told.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minorUnits) || minorUnits > largestAmount) return wrong('It is too large.');
  return { kind: 'amount', minorUnits, isFrom: amount.isFrom };
}

/** What the prices of a file show about their decimals: one that has them tells about all the others. */
export function priceStyle(texts: Iterable<string>, currency: string): PriceStyle {
  const seen = new Set<'.' | ','>();
  const thousands = new Map<'.' | ',', number>();
  let others = 0;
  for (const text of texts) {
    const amount = amountIn(text, currency);
    if (amount.kind !== 'amount') continue;
    const last = /[.,](?=\d*$)/u.exec(amount.number)?.[0] as '.' | ',' | undefined;
    if (last === undefined) continue;
    if (grouped(last).test(amount.number)) thousands.set(last, (thousands.get(last) ?? 0) + 1);
    else {
      others += 1;
      seen.add(last);
    }
  }
  const [decimal] = seen;
  if (seen.size === 1 && decimal !== undefined) return { currency, decimal };
  const [group] = thousands.entries();
  const { digits, isWrittenWhole } = currencyOf(currency);
  // Every price of the file ends in three digits ("25.000", "18.500"): nobody writes decimals like that.
  if (
    others === 0 &&
    thousands.size === 1 &&
    group !== undefined &&
    group[1] >= 3 &&
    (digits !== 3 || isWrittenWhole)
  )
    return { currency, decimal: group[0] === '.' ? ',' : '.' };
  return { currency, decimal: null };
}
