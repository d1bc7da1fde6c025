import type { Import, ImportEntry } from '@cardamom/api-types';
import { owner } from '#shared/testing/index.ts';

/** What the example import is called after. */
export const fileName = 'autumn-menu.csv';

/** A table of a small restaurant, read and waiting. */
export const readyImport: Import = {
  id: '0198a000-0000-7000-8000-0000000000e1',
  fileName,
  format: 'CSV',
  state: 'READY',
  progress: null,
  table: null,
  lines: null,
  counts: [
    { entity: 'CATEGORY', new: 2, changed: 0, unchanged: 6, wrong: 0 },
    { entity: 'ITEM', new: 1198, changed: 5, unchanged: 41, wrong: 3 },
  ],
  notes: [],
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

/** The example import as the list has it, handed in by the owner. */
export const entryOf = (entry: Partial<ImportEntry>): ImportEntry => ({
  id: readyImport.id,
  fileName,
  format: 'CSV',
  state: 'READY',
  counts: [],
  staff: { id: owner.id, name: owner.name },
  batchId: null,
  isUndone: false,
  createdAt: readyImport.createdAt,
  finishedAt: null,
  ...entry,
});
