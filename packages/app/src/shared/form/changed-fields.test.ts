import { beforeAll, expect, test } from 'vitest';
import entities from '../messages/en/entities.json' with { type: 'json' };
import { catalogue } from '../messages/instance.ts';
import { setUpMessages } from '../messages/setup.ts';
import { changedInWords, changedNames } from './changed-fields.ts';

beforeAll(() => {
  setUpMessages();
  catalogue.addResourceBundle('en', 'entities', entities);
});

test.each([
  [['Name'], 'Name changed'],
  [['Name', 'Price'], 'Name and price changed'],
  [['Name', 'PIN', 'E-mail'], 'Name, PIN and e-mail changed'],
  [['Name', 'Price', 'Categories', 'Picture'], 'Name, price and 2 more changed'],
  [['Name', 'Price', 'Categories', 'Picture', 'Calories'], 'Name, price and 3 more changed'],
])('of %j it says "%s"', (labels, words) => {
  expect(changedInWords(labels)).toBe(words);
});

test('a field counts once whatever in it changed, and not where nothing in it did', () => {
  const dirty = { sizes: [{ price: true, name: true }], picture: { altText: false }, name: true };
  expect(changedNames(dirty, ['name', 'sizes', 'picture', 'marks'])).toEqual(['name', 'sizes']);
});
