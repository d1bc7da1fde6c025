import { currencyOf } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { exampleSheet } from '../testing/example-sheet.ts';
import type { SheetWords } from './cell-text.ts';
import { editedItems, withEdits, type Edits } from './edits.ts';
import { batchOf } from './save-batch.ts';
import { draftOf, noDraft, openDraft } from './sheet-draft.ts';
import { rowsOf, type Column, type SheetItem } from './sheet-item.ts';

const words: SheetWords = {
  currency: currencyOf('EUR'),
  locale: 'en',
  marketPrice: 'Market price',
  availability: { AVAILABLE: 'Available', SOLD_OUT: 'Sold out', HIDDEN: 'Hidden' },
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
};
function called(name: string): SheetItem {
  const item = exampleSheet.find((one) => one.name === name);
  if (!item) throw new Error(`The example sheet has no ${name}`);
  return item;
}
const soup = called('Caldo verde');
const wine = called('House red');
const lobster = called('Lobster of the day');
const bread = called('Sourdough');

function typedInto(items: readonly SheetItem[], item: SheetItem, column: Column, text: string): Edits {
  const row = rowsOf(items).find((one) => one.item.id === item.id);
  return row ? withEdits(new Map(), [{ row, column, text }], words) : new Map();
}

const batchFrom = ({ items, edits }: { items: readonly SheetItem[]; edits: Edits }) =>
  batchOf(editedItems(rowsOf(items), edits, words));

describe('a draft of the sheet', () => {
  it('holds what was typed, also what cannot be saved, and of the items nothing that is not shown', () => {
    const edits = new Map([
      ...typedInto(exampleSheet, soup, 'price', '4.80'),
      ...typedInto(exampleSheet, bread, 'price', 'three'),
    ]);
    const draft = draftOf(exampleSheet, edits, noDraft);
    expect(draft.items.map(({ name }) => name)).toEqual(['Caldo verde', 'Sourdough']);
    expect(Object.keys(draft.items[0] ?? {})).not.toContain('ingredients');
    const stored = JSON.parse(JSON.stringify(draft)) as typeof draft;
    expect(openDraft(stored, exampleSheet, words)).toEqual({
      items: exampleSheet,
      edits,
      elsewhere: noDraft,
    });
  });

  it('goes on over an item that was saved elsewhere in other cells', () => {
    const draft = draftOf(exampleSheet, typedInto(exampleSheet, soup, 'price', '4.80'), noDraft);
    const renamed = { ...soup, name: 'Green soup', version: 2 };
    const opened = openDraft(draft, [renamed, wine], words);
    expect(opened.items).toEqual([renamed, wine]);
    expect(batchFrom(opened)).toMatchObject([{ id: soup.id, version: 2, sizes: [{ price: 480 }] }]);
  });

  it('never overwrites what somebody saved in the same cell: the old version is sent, and refused', () => {
    const draft = draftOf(exampleSheet, typedInto(exampleSheet, soup, 'price', '4.80'), noDraft);
    const [size] = soup.sizes;
    const repriced = { ...soup, version: 2, sizes: size ? [{ ...size, price: 500 }] : [] };
    expect(batchFrom(openDraft(draft, [repriced, wine], words))).toMatchObject([{ id: soup.id, version: 1 }]);
    const resized = { ...soup, version: 2, sizes: size ? [{ ...size, id: wine.id }] : [] };
    expect(batchFrom(openDraft(draft, [resized, wine], words))).toMatchObject([{ id: soup.id, version: 1 }]);
  });

  it('is none where the same was saved elsewhere', () => {
    const draft = draftOf(exampleSheet, typedInto(exampleSheet, soup, 'name', 'Green soup'), noDraft);
    const renamed = { ...soup, name: 'Green soup', version: 2 };
    expect(openDraft(draft, [renamed], words)).toEqual({
      items: [renamed],
      edits: new Map(),
      elsewhere: noDraft,
    });
  });

  it('waits for items that are not in the sheet, however often it is opened and kept again', () => {
    const edits = new Map([
      ...typedInto(exampleSheet, soup, 'price', '4.80'),
      ...typedInto(exampleSheet, lobster, 'price', '38'),
    ]);
    const draft = draftOf(exampleSheet, edits, noDraft);
    const narrowed = openDraft(draft, [wine, lobster], words);
    expect(narrowed.edits.size).toBe(1);
    expect(narrowed.elsewhere.items.map(({ name }) => name)).toEqual(['Caldo verde']);
    const again = draftOf(narrowed.items, narrowed.edits, narrowed.elsewhere);
    expect(openDraft(again, exampleSheet, words).edits).toEqual(edits);
  });
});
