import { allergens, categoryKinds, marks } from '@cardamom/api-types';
import { allergenNames, markNames } from '@cardamom/ui/allergen-icon';
import { categoryKindNames } from '@cardamom/ui/category-icon';
import { describe, expect, it } from 'vitest';

describe('everything the contract names is drawn, and nothing else', () => {
  // proves: categories.kinds, categories.kinds.icons
  it('the 43 category kinds', () => {
    expect(categoryKinds).toHaveLength(43);
    expect(categoryKindNames.toSorted()).toEqual(categoryKinds.toSorted());
  });
  it('the allergens', () => {
    expect(allergenNames.toSorted()).toEqual(allergens.toSorted());
  });
  it('the marks', () => {
    expect(markNames.toSorted()).toEqual(marks.toSorted());
  });
});
