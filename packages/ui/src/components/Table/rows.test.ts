import { describe, expect, it } from 'vitest';
import { movedRows } from './rows.ts';

const getRowId = (row: string) => row;
const rows = ['soup', 'bass', 'tea', 'cake'];

describe('moved rows', () => {
  it('stand before their target', () => {
    expect(movedRows(rows, getRowId, { ids: ['cake'], target: 'soup', position: 'before' })).toEqual([
      'cake',
      'soup',
      'bass',
      'tea',
    ]);
  });

  it('keep their order when several move', () => {
    expect(movedRows(rows, getRowId, { ids: ['bass', 'soup'], target: 'tea', position: 'after' })).toEqual([
      'tea',
      'soup',
      'bass',
      'cake',
    ]);
  });

  it('stay where they are when put beside one of themselves', () => {
    expect(movedRows(rows, getRowId, { ids: ['bass'], target: 'bass', position: 'after' })).toEqual(rows);
  });
});
