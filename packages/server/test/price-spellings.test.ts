import { currencyOf } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { readPrice } from '../src/online-menu/imports/text/read-price.ts';
import { seededNumbers } from './support/mixed-writes.ts';

/** Thirty currencies with the marks that menus there put beside a price. */
const marks: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'EUR', 'Euro'],
  USD: ['$', 'US$', 'USD'],
  GBP: ['£', 'GBP'],
  CHF: ['CHF', 'Fr.', 'SFr.'],
  SEK: ['kr', 'kr.', 'SEK'],
  NOK: ['kr', 'kr.', 'NOK'],
  DKK: ['kr', 'kr.', 'DKK'],
  ISK: ['kr', 'kr.', 'ISK'],
  CZK: ['Kč', 'CZK'],
  PLN: ['zł', 'PLN'],
  HUF: ['Ft', 'HUF'],
  RON: ['lei', 'RON'],
  RUB: ['₽', 'руб.', 'р.'],
  TRY: ['₺', 'TL'],
  ILS: ['₪', 'NIS'],
  AED: ['AED', 'د.إ', 'Dhs'],
  SAR: ['SAR', 'ر.س', 'SR'],
  KWD: ['KWD', 'د.ك', 'KD'],
  JOD: ['JOD', 'JD', 'د.أ'],
  LBP: ['L.L.', 'LL', 'ل.ل.'],
  EGP: ['EGP', 'LE', 'ج.م'],
  TND: ['DT', 'TND', 'د.ت'],
  INR: ['₹', 'Rs.', 'Rs'],
  JPY: ['¥', '￥', '円'],
  KRW: ['₩', '원'],
  THB: ['฿', 'THB', 'บาท'],
  VND: ['₫', 'đ', 'VND'],
  IDR: ['Rp', 'Rp.'],
  BRL: ['R$', 'BRL'],
  MXN: ['$', 'MX$', 'MXN'],
};

const spellings = 300;

type Spelling = { text: string; minorUnits: number };

const scripts = ['0123456789', '0123456789', '0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'];

/** A price in digits, written as somebody might: this is the oracle, which knows what it wrote. */
function spelling(random: () => number, currency: string): Spelling {
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const often = (share: number) => random() < share;
  const { digits, isWrittenWhole } = currencyOf(currency);
  const hasFraction = digits > 0 && !(isWrittenWhole && often(0.8)) && often(0.75);
  // No dish costs a thousand of a currency with three decimals, so that "4.500" is four and a half of it.
  const isSmall = digits === 3 && !hasFraction;
  const whole = Math.floor(random() * 10 ** (isSmall ? 3 : one([1, 2, 2, 3, 4, 5, 6, 7])));
  const fraction = hasFraction ? Math.floor(random() * 10 ** digits) : 0;
  const decimal = one(['.', ',']);
  const group = one(['', '', decimal === '.' ? ',' : '.', ' ', '\u00A0', '\u202F', '’', "'"]);
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  const mark = one(['', ...(marks[currency] ?? [])] as [string, ...string[]]);
  const decimals = String(fraction).padStart(digits, '0');
  const isInfix = hasFraction && mark !== '' && group === '' && often(0.1);
  const number = hasFraction ? grouped + (isInfix ? mark : decimal) + decimals : grouped;
  const dash = !hasFraction && digits > 0 && often(0.15) ? one([',-', '.-', '.–', ',--']) : '';
  const script = one(scripts as [string, ...string[]]);
  const written = (number + dash).replaceAll(/\d/gu, (digit) => script[Number(digit)] ?? digit);
  const gap = one(['', ' ', '\u00A0']);
  const isBefore = often(0.5);
  const marked = isInfix || mark === '' ? written : isBefore ? mark + gap + written : written + gap + mark;
  const from = often(0.1) ? one(['ab ', 'from ', 'desde ', 'à partir de ']) : '';
  const note = often(0.1) ? one(['*', ' *', '¹', '**']) : '';
  return { text: from + marked + note, minorUnits: whole * 10 ** digits + fraction };
}

test('no price in thirty currencies is read as another one, and few are refused', () => {
  const random = seededNumbers(18);
  const misread: string[] = [];
  const refused: string[] = [];
  for (const currency of Object.keys(marks))
    for (let count = 0; count < spellings; count += 1) {
      const { text, minorUnits } = spelling(random, currency);
      const read = readPrice(text, { currency, decimal: null });
      if (read.kind === 'wrong') refused.push(`${currency} ${text}: ${read.message}`);
      else if (read.kind !== 'amount' || read.minorUnits !== minorUnits)
        misread.push(`${currency} ${text}: ${minorUnits}, read ${JSON.stringify(read)}`);
    }
  expect(misread).toEqual([]);
  const wanted = refused.filter((line) => !line.includes('It can be read as'));
  expect(wanted).toEqual([]);
  expect(refused.length).toBeLessThan(Object.keys(marks).length * spellings * 0.05);
});
