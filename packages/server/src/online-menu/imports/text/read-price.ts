import { currencyOf, isCurrencyCode, largestAmount } from '@cardamom/api-types';

/** What a price in a file means: none, an amount in minor units, at market price, or why it cannot be told. */
export type ReadPrice =
  | { kind: 'none' }
  | { kind: 'amount'; minorUnits: number }
  | { kind: 'market' }
  | { kind: 'wrong'; message: string };

/** How the prices of one file are written, as far as they show it. */
export type PriceStyle = {
  readonly currency: string;
  /** What stands before decimals; null where no price of the file tells. */
  readonly decimal: '.' | ',' | null;
};

const marketPrice = /^(?:market price|market|m\.?p\.?|tagespreis|prix du march[eé]|seg[uú]n mercado)$/iu;
const dollars =
  /^(?:AUD|BBD|BMD|BND|BSD|BZD|CAD|FJD|GYD|HKD|JMD|KYD|LRD|NAD|NZD|SBD|SGD|SRD|TTD|TWD|USD|XCD|ARS|CLP|COP|MXN|UYU)$/u;
const symbols: readonly (readonly [symbol: string, currencies: RegExp])[] = [
  ['€', /^EUR$/u],
  ['£', /^(?:GBP|EGP|FKP|GIP|LBP|SHP|SSP|SYP|SDG)$/u],
  ['$', dollars],
  ['¥', /^(?:JPY|CNY)$/u],
  ['₹', /^INR$/u],
  ['₺', /^TRY$/u],
  ['₽', /^RUB$/u],
  ['₩', /^KRW$/u],
  ['฿', /^THB$/u],
  ['₫', /^VND$/u],
  ['₪', /^ILS$/u],
  ['zł', /^PLN$/u],
];

/** Digits of any script as 0–9, without spaces of any width and without the Swiss apostrophe between thousands. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('\u066B', ',')
    .replaceAll(/[\u066C'’]/gu, '')
    .replaceAll(/[\s\u00A0\u202F\u200E\u200F\u061C]/gu, '')
    .replaceAll('−', '-');
}

const narrowSymbols = new Map<string, string | undefined>();

/** The currency's own shortest sign ("R$", "kr"), made once: formats are slow to make. */
function narrowSymbol(currency: string): string | undefined {
  if (!narrowSymbols.has(currency)) {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const sign = format.formatToParts(0).find((part) => part.type === 'currency');
    narrowSymbols.set(currency, sign?.value);
  }
  return narrowSymbols.get(currency);
}

type Amount = { number: string } | { foreign: string };

/** Takes the currency's mark off; returns the mark where it is another currency's. */
function withoutCurrency(text: string, currency: string): Amount {
  let number = text;
  for (const [symbol, currencies] of symbols) {
    if (!number.includes(symbol)) continue;
    if (!currencies.test(currency)) return { foreign: symbol };
    number = number.replace(symbol, '');
  }
  const own = narrowSymbol(currency);
  if (own !== undefined) number = number.replace(own, '');
  const code = /(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/u.exec(number)?.[0];
  if (code !== undefined && isCurrencyCode(code.toUpperCase())) {
    if (code.toUpperCase() !== currency) return { foreign: code };
    number = number.replace(code, '');
  }
  // "12,-" and "12.–": no minor units.
  return { number: number.replace(/[.,][-–—]{1,2}$/u, '') };
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

/**
 * Reads a price as people write it ("12,50 €", "1.234,56", "12.5", "€ 12") in the restaurant's currency, digit
 * by digit. What could be two amounts, or stands in another currency, is wrong rather than guessed.
 */
export function readPrice(text: string, style: PriceStyle): ReadPrice {
  const { currency } = style;
  const trimmed = text.trim();
  if (trimmed === '' || /^[-–—]$/u.test(trimmed)) return { kind: 'none' };
  if (marketPrice.test(trimmed)) return { kind: 'market' };
  const wrong = (why: string): ReadPrice => ({
    kind: 'wrong',
    message: `“${trimmed}” is not a price. ${why}`,
  });
  const amount = withoutCurrency(plain(trimmed), currency);
  if ('foreign' in amount)
    return wrong(`It is marked ${amount.foreign}, and this restaurant’s prices are in ${currency}.`);
  if (amount.number.startsWith('-')) return wrong('A price cannot be below zero.');
  if (!/^\d[\d.,]*$|^[.,]\d+$/u.test(amount.number)) return wrong('It is not written as a number.');
  const { digits } = currencyOf(currency);
  const parts = split(amount.number, style);
  if (typeof parts === 'string') return wrong(parts);
  const [whole, fraction] = parts;
  const told = fraction.replace(/0+$/u, '');
  if (told.length > digits)
    return wrong(digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals.`);
  const minorUnits = Number((whole || '0') + told.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minorUnits) || minorUnits > largestAmount) return wrong('It is too large.');
  return { kind: 'amount', minorUnits };
}

/** What the prices of a file show about their decimals: one that has them tells about all the others. */
export function priceStyle(texts: Iterable<string>, currency: string): PriceStyle {
  const seen = new Set<'.' | ','>();
  const thousands = new Map<'.' | ',', number>();
  let others = 0;
  for (const text of texts) {
    const amount = withoutCurrency(plain(text.trim()), currency);
    if (!('number' in amount) || !/^[\d.,]+$/u.test(amount.number)) continue;
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
