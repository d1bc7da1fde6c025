import type { ImportColumn, ImportTable } from '@cardamom/api-types';

const column = (
  index: number,
  head: string,
  samples: string[],
  meaning: ImportColumn['meaning'],
  size = '',
): ImportColumn => ({ index, head, samples, meaning, size });

/** A table below two titles, whose heads nobody knows. */
export const unknownTable: ImportTable = {
  source: 'GUESS',
  headRow: 2,
  rowCount: 42,
  rows: [
    { place: 'line 1', cells: ['Trattoria Da Ana', '', '', '', ''] },
    { place: 'line 2', cells: ['Stand: März 2026', '', '', '', ''] },
    { place: 'line 3', cells: ['Nr', 'Was es gibt', 'Klein', 'Groß', 'Dazu'] },
    { place: 'line 5', cells: ['1', 'Pizza Margherita', '8,00', '12,00', 'Tomaten, Mozzarella, Basilikum'] },
    { place: 'line 6', cells: ['2', 'Lasagne', '9,50', '', 'Wie bei der Nonna, mit viel Zeit im Ofen'] },
    { place: 'line 7', cells: ['3', 'Tiramisu', '5,50', '', ''] },
  ],
  columns: [
    column(0, 'Nr', ['1', '2', '3'], 'REFERENCE'),
    column(1, 'Was es gibt', ['Pizza Margherita', 'Lasagne', 'Tiramisu'], 'NAME'),
    column(2, 'Klein', ['8,00', '9,50', '5,50'], 'PRICE_OF_SIZE', 'Klein'),
    column(3, 'Groß', ['12,00'], 'PRICE_OF_SIZE', 'Groß'),
    column(
      4,
      'Dazu',
      ['Tomaten, Mozzarella, Basilikum', 'Wie bei der Nonna, mit viel Zeit im Ofen'],
      'DESCRIPTION',
    ),
  ],
};

/** The table of the import that waits to be applied: all but one column are known by their heads. */
export const knownTable: ImportTable = {
  source: 'HEADS',
  headRow: 0,
  rowCount: 64,
  rows: [
    { place: 'line 1', cells: ['Category', 'Name', 'Price', 'Supplier'] },
    { place: 'line 2', cells: ['Soups', 'Pumpkin soup', '4.50', 'Green farm'] },
    { place: 'line 3', cells: ['Soups', 'Caldo verde', '5.80', ''] },
  ],
  columns: [
    column(0, 'Category', ['Soups'], 'CATEGORY'),
    column(1, 'Name', ['Pumpkin soup', 'Caldo verde'], 'NAME'),
    column(2, 'Price', ['4.50', '5.80'], 'PRICE'),
    column(3, 'Supplier', ['Green farm'], 'IGNORED'),
  ],
};
