import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

test.each([
  ['#2f6b3c', '#2f6b3c'],
  ['2F6B3C', '#2f6b3c'],
  [' #FC0 ', '#ffcc00'],
])('%j is the colour %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test.each(['', '#', 'green', '#2f6b3', '#2f6b3cff', '#ggg', '# fc0'])('%j is no colour', (text) => {
  expect(readColour(text)).toBeNull();
});
