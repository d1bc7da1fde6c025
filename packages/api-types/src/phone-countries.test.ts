import { expect, test } from 'vitest';
import { phoneCountries } from './phone-countries.ts';
import { readFileSync } from 'node:fs';

const prefixPattern = new RegExp(
  (
    JSON.parse(readFileSync(new URL('contract.gen.json', import.meta.url), 'utf8')) as {
      components: { schemas: { Phone: { properties: { prefix: { pattern: string } } } } };
    }
  ).components.schemas.Phone.properties.prefix.pattern,
  'u',
);

// proves: staff.phone
test('every country of the world has a prefix that the contract takes', () => {
  expect(phoneCountries.length).toBeGreaterThan(230);
  expect(phoneCountries.filter(({ prefix }) => !prefixPattern.test(prefix))).toEqual([]);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const unnamed = phoneCountries.filter(({ id }) => names.of(id) === id);
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['PT', '+351'],
  ['US', '+1'],
  ['CA', '+1'],
  ['JP', '+81'],
  ['KW', '+965'],
])('%s is dialled with %s', (id, prefix) => {
  expect(phoneCountries.find((country) => country.id === id)?.prefix).toBe(prefix);
});
