import { describe, expect, test } from 'vitest';
import { differencesOf, mergedValues } from './differences.ts';

const began = {
  name: 'Caldo verde',
  description: 'With kale.',
  sizes: [{ id: 'e1', name: '', price: 450 }],
  allergens: { isDeclared: true, contains: ['SULPHITES'], mayContain: ['CELERY', 'MILK'] },
  ingredients: ['Kale', 'Potato'],
};

describe('the fields two versions do not share', () => {
  test('are none where both say the same', () => {
    expect(differencesOf(began, { ...began }, { ...began })).toEqual([]);
    const same = { ...began, name: 'Green soup' };
    expect(differencesOf(began, same, { ...same })).toEqual([]);
  });

  test('name who changed them', () => {
    const mine = { ...began, name: 'Green soup', sizes: [{ id: 'e1', name: '', price: 520 }] };
    const theirs = {
      ...began,
      description: 'With kale and chouriço.',
      sizes: [{ id: 'e1', name: '', price: 490 }],
    };
    expect(differencesOf(began, mine, theirs)).toEqual([
      { name: 'name', changedBy: 'me' },
      { name: 'description', changedBy: 'them' },
      { name: 'sizes', changedBy: 'both' },
    ]);
  });

  test('leave out what nobody can see: space around texts, order of keys and of allergens', () => {
    const mine = {
      ...began,
      name: ' Caldo verde ',
      allergens: { mayContain: ['MILK', 'CELERY'], contains: ['SULPHITES'], isDeclared: true },
    };
    expect(differencesOf(began, mine, began)).toEqual([]);
  });

  test('hold ingredients in another order, which guests read', () => {
    const mine = { ...began, ingredients: ['Potato', 'Kale'] };
    expect(differencesOf(began, mine, began)).toEqual([{ name: 'ingredients', changedBy: 'me' }]);
  });
});

test('what is not chosen from mine is theirs', () => {
  const mine = { ...began, name: 'Green soup', description: 'Mine.' };
  const theirs = { ...began, description: 'Theirs.', ingredients: ['Kale'] };
  expect(mergedValues(mine, theirs, { name: 'mine', description: 'theirs' })).toEqual({
    ...theirs,
    name: 'Green soup',
  });
});
