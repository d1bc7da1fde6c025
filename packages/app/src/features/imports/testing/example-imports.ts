import type { Import, ImportEntry, ImportRow } from '@cardamom/api-types';
import { knownTable, unknownTable } from './example-tables.ts';

const id = '0198a000-0000-7000-8000-0000000000e1';

/** Where the example import is looked at. */
export const importPath = `/menu-management/import?import=${id}`;

/** A table of a small restaurant, read and waiting. */
export const readyImport: Import = {
  id,
  fileName: 'autumn-menu.csv',
  format: 'CSV',
  state: 'READY',
  progress: null,
  table: knownTable,
  lines: null,
  counts: [
    { entity: 'CATEGORY', new: 2, changed: 0, unchanged: 6, wrong: 0 },
    { entity: 'ITEM', new: 14, changed: 5, unchanged: 41, wrong: 3 },
    { entity: 'PICTURE', new: 12, changed: 0, unchanged: 0, wrong: 1 },
  ],
  notes: [
    {
      kind: 'LEFT_OUT',
      subject: 'Column “Supplier”',
      message: 'Cardamom has no such field, so the column is not imported.',
    },
    {
      kind: 'LEFT_OUT',
      subject: 'Picture “terrace.jpg”',
      message: 'No dish names it or is called like it.',
    },
  ],
  edits: null,
  editedCount: 0,
  corrections: [],
  problem: null,
  wasInterrupted: false,
  batchId: null,
  isUndone: false,
  createdAt: '2026-03-14T10:00:00Z',
  finishedAt: null,
};

/** An import that waits for somebody to say what its columns hold. */
export const askingImport: Import = {
  ...readyImport,
  fileName: 'speisekarte.csv',
  state: 'ASKING',
  table: unknownTable,
  counts: [],
  notes: [],
};

/** The same import once it is applied. */
export const appliedImport: Import = {
  ...readyImport,
  table: null,
  state: 'APPLIED',
  batchId: '0198a000-0000-7000-8000-0000000000e2',
  finishedAt: '2026-03-14T10:01:00Z',
};

/** A row of an example import. */
export const row = (
  position: number,
  rest: Partial<ImportRow> & Pick<ImportRow, 'name' | 'outcome'>,
): ImportRow => ({
  id: String(position),
  place: `line ${position + 2}`,
  entity: 'ITEM',
  reasons: [],
  changes: [],
  edits: [],
  source: [],
  twin: null,
  entityId: null,
  ...rest,
});

/** One row of each outcome and kind. */
export const exampleRows: ImportRow[] = [
  row(0, { name: 'Soups', outcome: 'NEW', entity: 'CATEGORY' }),
  row(1, {
    name: 'Pumpkin soup',
    outcome: 'NEW',
    changes: [
      { field: 'Price', before: '', after: 'Small 4.50 · Large 6.80' },
      { field: 'Category', before: '', after: 'Soups' },
    ],
  }),
  row(2, {
    name: 'Caldo verde',
    outcome: 'CHANGED',
    changes: [
      { field: 'Price', before: '5.50', after: '5.80' },
      { field: 'Description', before: '', after: 'With kale and chouriço' },
    ],
  }),
  row(3, { name: 'Garlic bread', outcome: 'UNCHANGED' }),
  row(4, {
    name: 'Catch of the day',
    outcome: 'NEW',
    changes: [{ field: 'Price', before: '', after: 'no price' }],
    reasons: [
      { field: 'Price', message: 'It has no price, so it comes in switched off. Menu health names it.' },
    ],
  }),
  row(5, {
    name: 'Beef tartare',
    outcome: 'WRONG',
    reasons: [
      {
        field: 'Price',
        message: '“1.250” is not a price. It can be read as 1250 or as 1.250. Write it with its decimals.',
      },
    ],
    source: [
      {
        place: 'line 7',
        cells: [
          { index: 0, head: 'Category', text: 'Starters' },
          { index: 1, head: 'Name', text: 'Beef tartare' },
          { index: 2, head: 'Price', text: '1.250' },
          { index: 3, head: 'Supplier', text: '' },
        ],
      },
    ],
  }),
  row(6, {
    name: 'tartare@2x.png',
    outcome: 'WRONG',
    entity: 'PICTURE',
    reasons: [
      {
        field: 'Picture',
        message: '“tartare@2x.png” is not among the files. Hand it in with the menu, or in a ZIP archive.',
      },
    ],
  }),
];

/** The import where dishes were edited here. */
export const editedImport: Import = {
  ...readyImport,
  counts: readyImport.counts.map((counts) => ({ ...counts, wrong: 0 })),
  editedCount: 2,
};

/** Dishes that were edited here; of one the file says nothing new. */
export const editedRows: ImportRow[] = [
  row(2, {
    name: 'Caldo verde',
    outcome: 'UNCHANGED',
    entityId: '0198a000-0000-7000-8000-0000000000f1',
    edits: [
      { field: 'Price', ours: '6.20', theirs: '5.80', isInFileToo: true, keeps: 'OURS' },
      {
        field: 'Description',
        ours: 'With kale from our garden and a slice of smoked chouriço',
        theirs: '',
        isInFileToo: false,
        keeps: 'OURS',
      },
    ],
  }),
  row(3, {
    name: 'Garlic bread',
    outcome: 'UNCHANGED',
    entityId: '0198a000-0000-7000-8000-0000000000f2',
    edits: [
      {
        field: 'Allergens',
        ours: 'contains dairy, gluten',
        theirs: 'contains gluten',
        isInFileToo: true,
        keeps: 'OURS',
      },
    ],
  }),
];

/** Imports of some weeks, each in another state. */
export const exampleEntries: ImportEntry[] = [
  { ...entry('01', 'autumn-menu.csv'), state: 'READY', finishedAt: null },
  { ...entry('02', 'wine-list.xlsx'), format: 'XLSX', batchId: '0198a000-0000-7000-8000-0000000000e2' },
  { ...entry('03', 'summer-menu.csv'), isUndone: true, batchId: '0198a000-0000-7000-8000-0000000000e4' },
  { ...entry('04', 'menu.xls'), format: null, state: 'FAILED', counts: [], staff: null },
  { ...entry('05', 'lunch.pdf'), format: 'PDF', state: 'CANCELLED', counts: [] },
];

function entry(number: string, fileName: string): ImportEntry {
  return {
    id: `0198a000-0000-7000-8000-0000000001${number}`,
    fileName,
    format: 'CSV',
    state: 'APPLIED',
    counts: readyImport.counts,
    staff: { id: '0198a000-0000-7000-8000-0000000000a1', name: 'Ana Lima' },
    batchId: null,
    isUndone: false,
    createdAt: '2026-03-14T10:00:00Z',
    finishedAt: '2026-03-14T10:01:00Z',
  };
}
