import { expect, test } from 'vitest';
import { changedSince } from './differences.ts';

const sent = { name: ' Soup ', description: '', marks: ['VEGAN'] };
const stored = { name: 'Soup', description: '', marks: ['VEGAN'] };

test('what was typed while a save was on its way lies over what was stored', () => {
  expect(changedSince(sent, { ...sent, description: 'Hot' }, stored)).toEqual({
    ...stored,
    description: 'Hot',
  });
});

test('nothing lies over it where nothing was typed, also where the server stores it otherwise', () => {
  expect(changedSince(sent, sent, stored)).toBeUndefined();
  expect(changedSince(sent, sent, { ...stored, marks: [] })).toBeUndefined();
});
