import { expect, test } from 'vitest';
import { choiceWarnings } from './choice-warnings.ts';

const option = (state: 'AVAILABLE' | 'SOLD_OUT' | 'HIDDEN', isDeclared = true) => ({
  availability: { state, until: null },
  allergens: { isDeclared, contains: [], mayContain: [] },
});

test('a required choice of which nothing is on offer cannot be made', () => {
  const options = [option('SOLD_OUT'), option('HIDDEN')];
  expect(choiceWarnings({ minimum: 1, options })).toEqual([{ kind: 'nothingOnOffer' }]);
  expect(choiceWarnings({ minimum: 0, options })).toEqual([]);
});

test('nor can one that asks for more than is on offer', () => {
  const options = [option('AVAILABLE'), option('SOLD_OUT')];
  expect(choiceWarnings({ minimum: 2, options })).toEqual([
    { kind: 'tooFewOnOffer', minimum: 2, onOffer: 1 },
  ]);
  expect(choiceWarnings({ minimum: 1, options })).toEqual([]);
});

test('every undeclared option counts, whether or not it is on offer', () => {
  const options = [option('AVAILABLE', false), option('SOLD_OUT', false), option('AVAILABLE')];
  expect(choiceWarnings({ minimum: 0, options })).toEqual([{ kind: 'undeclared', count: 2 }]);
});
