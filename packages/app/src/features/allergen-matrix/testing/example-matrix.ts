import type {
  Allergen,
  AllergenDeclaration,
  AllergenMatrix,
  MatrixPrint,
  MatrixRow,
} from '@cardamom/api-types';

const declared = (contains: Allergen[], mayContain: Allergen[] = []): AllergenDeclaration => ({
  isDeclared: true,
  contains,
  mayContain,
});
const undeclared: AllergenDeclaration = { isDeclared: false, contains: [], mayContain: [] };

const row = (
  number: number,
  name: string,
  allergens: AllergenDeclaration,
  fields: Partial<MatrixRow> = {},
): MatrixRow => ({
  id: `0198a000-0000-7000-8000-00000000e0${String(number).padStart(2, '0')}`,
  name,
  allergens,
  hasUndeclaredOption: false,
  ...fields,
});

/** A small menu with every kind of declaration. */
export const exampleMatrix: AllergenMatrix = {
  asOf: '2026-11-21T10:00:00Z',
  scope: { menu: null, category: null },
  sections: [
    {
      id: '0198a000-0000-7000-8000-00000000f001',
      kind: 'CATEGORY',
      name: 'Soups',
      rows: [
        row(1, 'Caldo verde', declared(['CELERY'], ['GLUTEN'])),
        row(2, 'Fish soup with rouille', declared(['FISH', 'CRUSTACEANS', 'EGGS', 'CELERY'], ['MUSTARD'])),
      ],
    },
    {
      id: '0198a000-0000-7000-8000-00000000f002',
      kind: 'CATEGORY',
      name: 'Grill',
      rows: [
        row(3, 'Sea bass with fennel', declared(['FISH']), { hasUndeclaredOption: true }),
        row(4, 'Sourdough', undeclared),
        row(5, 'Garden salad', declared([])),
      ],
    },
    {
      id: '0198a000-0000-7000-8000-00000000f003',
      kind: 'MODIFIER_GROUP',
      name: 'Your side',
      rows: [row(6, 'Rice', declared([])), row(7, 'Aioli fries', undeclared)],
    },
  ],
  rowCount: 7,
  undeclaredCount: 2,
  unprintable: [],
  lastPrint: null,
};

/** A print that still says what the menu says. */
export const currentPrint: MatrixPrint = {
  id: '0198a000-0000-7000-8000-00000000aa01',
  printedAt: '2026-11-20T16:05:00Z',
  printedBy: 'Ada Lima',
  fingerprint: '3F2A-91BC',
  changes: [],
};

/** A print that the menu has moved on from. */
export const outdatedPrint: MatrixPrint = {
  ...currentPrint,
  changes: [
    {
      id: '0198a000-0000-7000-8000-00000000e003',
      kind: 'DECLARATION',
      name: 'Sea bass with fennel',
      printedName: 'Sea bass with fennel',
      allergens: declared(['FISH']),
      printedAllergens: declared(['FISH', 'DAIRY']),
    },
    {
      id: '0198a000-0000-7000-8000-00000000e004',
      kind: 'DECLARATION',
      name: 'Sourdough',
      printedName: 'Sourdough',
      allergens: undeclared,
      printedAllergens: declared(['GLUTEN']),
    },
    {
      id: '0198a000-0000-7000-8000-00000000e005',
      kind: 'ADDED',
      name: 'Garden salad',
      printedName: null,
      allergens: declared([]),
      printedAllergens: null,
    },
    {
      id: '0198a000-0000-7000-8000-00000000e002',
      kind: 'RENAMED',
      name: 'Fish soup with rouille',
      printedName: 'Fish soup',
      allergens: declared(['FISH']),
      printedAllergens: declared(['FISH']),
    },
  ],
};
