import { expect, test } from 'vitest';
import { toCsv } from '../src/online-menu/export/to-table.ts';
import { readCsv } from '../src/online-menu/imports/formats/read-csv.ts';
import { readSchemaOrg } from '../src/online-menu/imports/formats/read-schema-org.ts';
import type { CurrentMenu } from '../src/online-menu/imports/plan/current-menu.ts';
import { priceStyle, readPrice } from '../src/online-menu/imports/text/read-price.ts';
import { decimalText, minorUnitsOf } from '../src/shared/money.ts';

const amountOf = (text: string, currency: string, others: string[] = []) => {
  const read = readPrice(text, priceStyle([text, ...others], currency));
  return read.kind === 'amount' ? read.minorUnits : read.kind;
};

test('three digits are thousands where people write no minor units', () => {
  expect(amountOf('1.500', 'HUF')).toBe(150_000);
  expect(amountOf('1.500 Ft', 'HUF')).toBe(150_000);
  expect(amountOf('25,000', 'IDR')).toBe(2_500_000);
  expect(amountOf('25.000', 'IQD')).toBe(25_000_000);
  expect(amountOf('25.000', 'IQD', ['5.000', '7.500'])).toBe(25_000_000);
  expect(amountOf('1.500', 'EUR')).toBe('wrong');
  expect(amountOf('1.500', 'KWD')).toBe(1500);
});

test('minor units that a file does have are read', () => {
  expect(amountOf('1500.50', 'HUF')).toBe(150_050);
  expect(amountOf('25.5000', 'IQD')).toBe(25_500);
  expect(amountOf('25.500', 'IQD', ['1.25'])).toBe(25_500);
  expect(amountOf('1.500', 'HUF', ['2.50'])).toBe('wrong');
  expect(amountOf('1500.505', 'HUF')).toBe('wrong');
});

test('numbers of major units lose no digit, up to the largest amount', () => {
  expect(minorUnitsOf(9_999_999_999_999.99, 'EUR')).toBe(999_999_999_999_999);
  expect(minorUnitsOf(999_999_999_999.999, 'KWD')).toBe(999_999_999_999_999);
  expect(minorUnitsOf(9.95 + 1.1, 'EUR')).toBe(1105);
  expect([minorUnitsOf(0.005, 'EUR'), minorUnitsOf(1e21, 'EUR')]).toEqual([null, null]);
});

test('amounts are written without a float, and whole where people do', () => {
  expect(decimalText(999_999_999_999_999, 'EUR')).toBe('9999999999999.99');
  expect([decimalText(150_000, 'HUF'), decimalText(150_050, 'HUF')]).toEqual(['1500', '1500.50']);
  expect([decimalText(-5, 'KWD'), decimalText(0, 'JPY')]).toEqual(['-0.005', '0']);
});

const page = (priceCurrency: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  hasMenuItem: { '@type': 'MenuItem', name: 'Soup', offers: { price: '€ 12.00', priceCurrency } },
});

const priceIn = (currency: string, named: string) =>
  readSchemaOrg(page(named), currency).items[0]?.sizes?.[0]?.price;

test('a price in words of another currency is not taken for minor units of the restaurant’s', () => {
  expect(priceIn('EUR', 'EUR')).toBe(1200);
  expect(priceIn('JPY', 'EUR')).toBe(12);
  expect(priceIn('EUR', 'euros')).toBe(1200);
});

test('what an export writes is never taken for thousands, be it the file’s only price', () => {
  const item = {
    id: '',
    name: 'Soup',
    description: '',
    story: '',
    image: null,
    categories: [],
    ingredients: [],
    marks: [],
    calories: null,
    allergens: { isDeclared: false, contains: [], mayContain: [] },
    modifierGroups: [],
    availability: { state: 'AVAILABLE', until: null },
    externalRef: null,
    version: 1,
    isActive: true,
  };
  for (const [currency, price] of [
    ['IQD', 25_500],
    ['KWD', 25_500],
    ['HUF', 2_500_000],
    ['EUR', 2550],
  ] as const) {
    const items = [{ ...item, sizes: [{ name: '', kind: 'PRICED', price }] }];
    const menu = { items, categories: [], itemOrder: new Map() };
    const csv = toCsv(menu as unknown as CurrentMenu, currency)
      .toString('utf8')
      .replace(/^\uFEFF/u, '');
    expect(readCsv(csv, { currency, timeZone: 'UTC' }).items[0]?.sizes, currency).toMatchObject([{ price }]);
  }
});
