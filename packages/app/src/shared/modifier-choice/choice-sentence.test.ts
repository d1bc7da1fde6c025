import { expect, test } from 'vitest';
import { choiceSentence } from './choice-sentence.ts';

test.each([
  [1, 1, 4, 'Choose 1'],
  [2, 2, 4, 'Choose 2'],
  [1, 3, 4, 'Choose 1 to 3'],
  [1, 4, 4, 'Choose 1 to 4'],
  [1, null, 4, 'Choose at least 1'],
  [4, null, 4, 'Choose 4'],
  [1, null, 1, 'Choose 1'],
  [0, 1, 4, 'Add 1, optional'],
  [0, null, 1, 'Add 1, optional'],
  [0, 3, 4, 'Add up to 3, optional'],
  [0, 4, 4, 'Add as many as you like, optional'],
  [0, null, 4, 'Add as many as you like, optional'],
])('%s to %s of %s options reads "%s"', (minimum, maximum, optionCount, sentence) => {
  expect(choiceSentence({ minimum, maximum, optionCount })).toBe(sentence);
});
