import { expect, test } from 'vitest';
import { likelyCurrency } from './currency-of-region.ts';

test.each([
  { language: 'en-GB', timeZone: 'Europe/Lisbon', currency: 'EUR', why: 'English is read in Portugal too' },
  { language: 'en-GB', timeZone: 'Europe/London', currency: 'GBP', why: 'zone and language agree' },
  {
    language: 'de',
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    why: 'German is spoken in several countries',
  },
  { language: 'en-US', timeZone: 'UTC', currency: 'USD', why: 'a zone of no country leaves the language' },
  { language: 'eo', timeZone: 'UTC', currency: 'EUR', why: 'nothing is known' },
])('$currency for $language in $timeZone: $why', ({ language, timeZone, currency }) => {
  expect(likelyCurrency(language, timeZone)).toBe(currency);
});
