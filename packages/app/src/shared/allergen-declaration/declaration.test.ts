import { allergens, type AllergenDeclaration } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { countsOf, withMarked, withToggled } from './declaration.ts';

const declared: AllergenDeclaration = { isDeclared: true, contains: ['FISH', 'EGGS'], mayContain: ['SOY'] };

test('every change undeclares', () => {
  for (const allergen of allergens)
    for (const mark of ['contains', 'mayContain'] as const) {
      expect(withToggled(declared, mark, allergen).isDeclared).toBe(false);
      expect(withMarked(declared, mark, [allergen]).isDeclared).toBe(false);
    }
  expect(withMarked(declared, 'contains', []).isDeclared).toBe(false);
});

test('an allergen is never under both marks, and a second press takes the mark off', () => {
  const moved = withToggled(declared, 'mayContain', 'FISH');
  expect(moved).toEqual({ isDeclared: false, contains: ['EGGS'], mayContain: ['FISH', 'SOY'] });
  expect(withToggled(moved, 'mayContain', 'FISH').mayContain).toEqual(['SOY']);
  expect(withMarked(declared, 'contains', ['SOY'])).toEqual({
    isDeclared: false,
    contains: ['SOY'],
    mayContain: [],
  });
});

test('what is declared is counted, also what it is free of', () => {
  expect(countsOf(declared)).toEqual({ contains: 2, mayContain: 1, free: allergens.length - 3 });
});
