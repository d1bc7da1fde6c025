import type { Import, ImportRow, ImportSourceRow } from '@cardamom/api-types';
import { readyImport, row } from './example-imports.ts';
import { knownTable } from './example-tables.ts';

/** A table whose dishes have sizes and descriptions. */
export const bakeryTable: NonNullable<Import['table']> = {
  ...knownTable,
  columns: [
    { index: 0, head: 'Category', samples: ['Bakery'], meaning: 'CATEGORY', size: '' },
    { index: 1, head: 'Name', samples: ['Zaatar'], meaning: 'NAME', size: '' },
    { index: 2, head: 'Size', samples: ['Small'], meaning: 'SIZE', size: '' },
    { index: 3, head: 'Price', samples: ['3.00'], meaning: 'PRICE', size: '' },
    { index: 4, head: 'Description', samples: ['With thyme and sesame'], meaning: 'DESCRIPTION', size: '' },
    { index: 5, head: 'Type', samples: ['Kaak'], meaning: 'IGNORED', size: '' },
  ],
};

/** The import of that table, of which some rows are wrong. */
export const wrongImport: Import = {
  ...readyImport,
  fileName: 'bakery.csv',
  table: bakeryTable,
  counts: [{ entity: 'ITEM', new: 14, changed: 0, unchanged: 0, wrong: 4 }],
  notes: [],
};

const cells = (place: string, ...texts: string[]): ImportSourceRow => ({
  place,
  cells: bakeryTable.columns.map(({ index, head }) => ({ index, head, text: texts[index] ?? '' })),
});

/** A price that can be read in two ways, a name that stands twice, sizes of which one has no price, and what is no dish. */
export const wrongRows: ImportRow[] = [
  row(3, {
    name: 'Labneh',
    outcome: 'WRONG',
    reasons: [
      {
        field: 'Price',
        message: '“1.250” is not a price. It can be read as 1250 or as 1.250. Write it with its decimals.',
      },
    ],
    source: [cells('line 5', 'Bakery', 'Labneh', '', '1.250', 'With cucumber and mint')],
  }),
  row(7, {
    name: 'Zaatar',
    outcome: 'WRONG',
    reasons: [
      {
        field: 'Name',
        message: '“Zaatar” is already used in “Bakery” at line 4. Give one of them another name.',
      },
    ],
    source: [cells('line 9', 'Bakery', 'Zaatar', '', '4.50', 'With thyme and sesame', 'Croissant')],
    twin: {
      row: cells('line 4', 'Bakery', 'Zaatar', '', '3.00', 'With thyme and sesame', 'Kaak'),
      proposedName: 'Zaatar (Croissant)',
    },
  }),
  row(8, {
    name: 'Mint tea',
    outcome: 'WRONG',
    reasons: [{ field: 'Price', message: '“ask us” is not a price. (line 11)' }],
    source: [
      cells('line 10', 'Drinks', 'Mint tea', 'Glass', '2.50'),
      cells('line 11', '', '', 'Pot', 'ask us'),
    ],
  }),
  row(12, {
    name: '',
    outcome: 'WRONG',
    reasons: [{ field: 'Name', message: 'The name is missing.' }],
    source: [cells('line 14', '', '', '', '', 'Prices include service')],
  }),
];

/** The import once two of its rows were corrected, of which one still is wrong. */
export const correctedImport: Import = {
  ...wrongImport,
  counts: [{ entity: 'ITEM', new: 16, changed: 0, unchanged: 0, wrong: 2 }],
  corrections: [
    {
      place: 'line 9',
      name: 'Zaatar',
      isLeftOut: false,
      cells: [{ index: 1, text: 'Zaatar (Croissant)' }],
    },
    { place: 'line 14', name: '', isLeftOut: true, cells: [] },
  ],
};
