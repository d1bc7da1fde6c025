import type { PublicServiceCharge, PublicTax } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { chargesInShort, chargesInWords } from './charges-in-words.ts';

const vat: PublicTax = { name: 'VAT', rate: 10_000, treatment: 'INCLUDED' };
const service: PublicServiceCharge = {
  type: 'PERCENTAGE',
  rate: 5000,
  treatment: 'EXCLUDED',
  purpose: 'the team',
  shortLine: '',
};
const euros = { currency: 'EUR', language: 'en' };

test('guests read what prices include, and what is added to them and why', () => {
  expect(chargesInWords({ tax: vat, serviceCharge: service }, euros)).toBe(
    'Prices include 10% VAT. A service charge of 5% for the team is added to the bill.',
  );
});

test('what is included together, or added together, is one sentence', () => {
  const included: PublicServiceCharge = { ...service, treatment: 'INCLUDED', purpose: '' };
  expect(chargesInWords({ tax: vat, serviceCharge: included }, euros)).toBe(
    'Prices include 10% VAT and a service charge of 5%.',
  );
  const added: PublicTax = { ...vat, treatment: 'EXCLUDED', rate: 8875 };
  expect(chargesInWords({ tax: added, serviceCharge: service }, euros)).toBe(
    '8.875% VAT and a service charge of 5% for the team are added to the bill.',
  );
});

test('a fixed charge is written in the currency', () => {
  const fixed: PublicServiceCharge = { ...service, type: 'FIXED', rate: 300, purpose: ' ' };
  expect(chargesInWords({ tax: null, serviceCharge: fixed }, { currency: 'JPY', language: 'en' })).toBe(
    'A service charge of ¥300 is added to the bill.',
  );
});

test('where there is neither, nothing is said', () => {
  expect(chargesInWords({ tax: null, serviceCharge: null }, euros)).toBe('');
});

test('a short line says no less: what is in the prices, and what is not', () => {
  expect(chargesInShort({ tax: vat, serviceCharge: service }, euros)).toBe(
    '10% VAT included · 5% service is added',
  );
  const own = { ...service, shortLine: '5% for six or more' };
  expect(chargesInShort({ tax: vat, serviceCharge: own }, euros)).toBe(
    '10% VAT included · 5% for six or more',
  );
  expect(chargesInShort({ tax: null, serviceCharge: null }, euros)).toBe('');
});
