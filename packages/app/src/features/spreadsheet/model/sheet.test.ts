import { currencyOf } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { exampleSheet } from '../testing/example-sheet.ts';
import { storedText, withText, type SheetWords } from './cell-text.ts';
import { editedItems, textOf, withEdits, withoutItem, type Edits } from './edits.ts';
import { batchOf, cellErrors } from './save-batch.ts';
import { cellKey, columns, isEditable, rowsOf, type Column } from './sheet-item.ts';

const words: SheetWords = {
  currency: currencyOf('EUR'),
  locale: 'en',
  marketPrice: 'Market price',
  availability: { AVAILABLE: 'Available', SOLD_OUT: 'Sold out', HIDDEN: 'Hidden' },
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
};
const rows = rowsOf(exampleSheet);
const [soup, glass, bottle, lobster] = rows as [
  (typeof rows)[0],
  (typeof rows)[0],
  (typeof rows)[0],
  (typeof rows)[0],
];
const none: Edits = new Map();
const type = (row: typeof soup, column: Column, text: string, edits = none) =>
  withEdits(edits, [{ row, column, text }], words);
const problemOf = (row: typeof soup, column: Column, text: string) =>
  withText(row.item, row.size.id, column, text, words).problem;

describe('the sheet', () => {
  it('has a row for each size; what belongs to the item stands in the first', () => {
    expect(rows.map(({ item, size, isFirst }) => [item.name, size.name, isFirst])).toEqual([
      ['Caldo verde', '', true],
      ['House red', 'Glass', true],
      ['House red', 'Bottle', false],
      ['Lobster of the day', '', true],
      ['Sourdough', '', true],
    ]);
    expect(isEditable(bottle, 'name')).toBe(false);
    expect(isEditable(bottle, 'price')).toBe(true);
  });

  it('reads back every text it shows', () => {
    for (const row of rows)
      for (const column of columns)
        expect(type(row, column, storedText(row.item, row.size, column, words)).size).toBe(0);
  });
});

describe('typing', () => {
  it('keeps what means something else, in its usual spelling', () => {
    const edits = type(soup, 'price', '4,8');
    expect(textOf(soup, 'price', edits, words)).toBe('4.80');
  });

  it('is no edit where it means what is stored', () => {
    expect(type(soup, 'price', '€4,50').size).toBe(0);
    expect(type(soup, 'price', '4.50', type(soup, 'price', '9')).size).toBe(0);
  });

  it('keeps what cannot be saved exactly as typed', () => {
    const edits = type(soup, 'price', 'four fifty');
    expect(textOf(soup, 'price', edits, words)).toBe('four fifty');
    const [edited] = editedItems(rows, edits, words);
    expect([...(edited?.problems ?? [])]).toEqual([[cellKey(soup, 'price'), 'notANumber']]);
  });

  it('says of each wrong text why', () => {
    expect(problemOf(soup, 'name', '  ')).toBe('nameRequired');
    expect(problemOf(soup, 'name', 'x'.repeat(81))).toBe('tooLong');
    expect(problemOf(soup, 'name', '🍜'.repeat(80))).toBeUndefined();
    expect(problemOf(glass, 'size', '')).toBe('sizeRequired');
    expect(problemOf(soup, 'size', '')).toBeUndefined();
    expect(problemOf(soup, 'price', '-1')).toBe('negative');
    expect(problemOf(soup, 'price', '1.234')).toBe('tooManyDecimals');
    expect(problemOf(soup, 'price', '10000000000000')).toBe('priceTooLarge');
    expect(problemOf(soup, 'calories', '12.5')).toBe('calories');
    expect(problemOf(soup, 'calories', '20001')).toBe('calories');
    expect(problemOf(soup, 'availability', 'gone')).toBe('availability');
    expect(problemOf(soup, 'status', '')).toBe('status');
  });

  it('lets only what is not in the menu be without a price, in whichever order it is typed', () => {
    const problems = (edits: Edits, of = rows) =>
      editedItems(of, edits, words).flatMap((item) => Array.from(item.problems));
    const without = [cellKey(glass, 'price'), 'priceRequired'];
    expect(problems(type(glass, 'price', ''))).toEqual([without]);
    const taken = type(glass, 'status', 'inactive', type(glass, 'price', ''));
    expect(problems(taken)).toEqual([]);
    const [draft] = editedItems(rows, taken, words);
    const waiting = rowsOf(draft ? [draft.after] : []);
    const back = withEdits(none, [{ row: waiting[0] ?? glass, column: 'status', text: 'Active' }], words);
    expect(problems(back, waiting)).toEqual([without]);
    const priced = withEdits(back, [{ row: waiting[0] ?? glass, column: 'price', text: '6' }], words);
    expect(batchOf(editedItems(waiting, priced, words))).toEqual([
      expect.objectContaining({ isActive: true, sizes: [{ ...glass.size, price: 600 }, bottle.size] }),
    ]);
  });
});

describe('saving', () => {
  it('sends each item once, and of it only what differs', () => {
    const edits = type(
      bottle,
      'price',
      '25',
      type(glass, 'name', 'House red wine', type(lobster, 'price', '38')),
    );
    const batch = batchOf(editedItems(rows, edits, words));
    expect(batch).toEqual([
      {
        id: glass.item.id,
        version: 1,
        name: 'House red wine',
        sizes: [glass.size, { ...bottle.size, price: 2500 }],
      },
      { id: lobster.item.id, version: 1, sizes: [{ ...lobster.size, kind: 'PRICED', price: 3800 }] },
    ]);
  });

  it('puts the server’s messages at their cells', () => {
    const batch = batchOf(editedItems(rows, type(bottle, 'price', '25'), words));
    const items = new Map(exampleSheet.map((item) => [item.id, item]));
    const errors = [
      { pointer: '/0/sizes/1/price', code: 'CM_RANGE', message: 'Too much' },
      { pointer: '/0/name', code: 'OM_002', message: 'In use' },
    ];
    expect([...cellErrors(errors, batch, items)]).toEqual([
      [cellKey(bottle, 'price'), 'Too much'],
      [cellKey(glass, 'name'), 'In use'],
    ]);
  });

  it('can let go of one item and keep the others', () => {
    const edits = type(soup, 'price', '9', type(glass, 'price', '9'));
    expect([...withoutItem(edits, soup.item.id).keys()]).toEqual([cellKey(glass, 'price')]);
  });
});
