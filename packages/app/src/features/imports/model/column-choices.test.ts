import type { ImportTable } from '@cardamom/api-types';
import { describe, expect, test } from 'vitest';
import { unknownTable } from '../testing/example-tables.ts';
import { choicesOf, headIn, problemsIn, samplesBelow, saidColumns, withMeaning } from './column-choices.ts';

const { columns } = choicesOf(unknownTable);
const meaningsOf = (list: typeof columns) => list.map(({ meaning }) => meaning);

describe('what is said of columns', () => {
  test('moves what only one column may hold, and leaves prices of other sizes alone', () => {
    expect(meaningsOf(withMeaning(columns, 4, 'NAME'))).toEqual([
      'REFERENCE',
      'IGNORED',
      'PRICE_OF_SIZE',
      'PRICE_OF_SIZE',
      'NAME',
    ]);
    expect(meaningsOf(withMeaning(columns, 4, 'PRICE_OF_SIZE'))).toEqual([
      'REFERENCE',
      'NAME',
      'PRICE_OF_SIZE',
      'PRICE_OF_SIZE',
      'PRICE_OF_SIZE',
    ]);
    expect(meaningsOf(withMeaning(withMeaning(columns, 4, 'IGNORED'), 0, 'IGNORED')).slice(1, 4)).toEqual([
      'NAME',
      'PRICE_OF_SIZE',
      'PRICE_OF_SIZE',
    ]);
  });

  test('needs a name, and another name for each size', () => {
    expect(problemsIn({ headRow: 2, columns })).toBeNull();
    expect(problemsIn({ headRow: 2, columns: withMeaning(columns, 1, 'CATEGORY') })?.hasNoName).toBe(true);
    const [first, second, third, fourth, last] = withMeaning(columns, 4, 'PRICE_OF_SIZE');
    if (!first || !second || !third || !fourth || !last) throw new Error('five columns');
    const sized = [first, second, third, { ...fourth, size: ' KLEIN' }, last];
    expect([...(problemsIn({ headRow: 2, columns: sized })?.sizes ?? [])]).toEqual([
      [3, 'twice'],
      [4, 'missing'],
    ]);
  });

  test('keeps the name of a size while it is no size, and does not send it', () => {
    const ignored = withMeaning(columns, 2, 'IGNORED');
    expect(ignored[2]?.size).toBe('Klein');
    expect(saidColumns({ headRow: null, columns: ignored }).columns[2]).toEqual({
      index: 2,
      meaning: 'IGNORED',
      size: '',
    });
  });
});

test('heads and samples follow the row of heads', () => {
  const table: ImportTable = { ...unknownTable, headRow: 1 };
  expect(headIn(table, 2, 1)).toBe('Was es gibt');
  expect(headIn(table, null, 1)).toBe('');
  expect(samplesBelow(table, 2, 1)).toEqual(['Pizza Margherita', 'Lasagne', 'Tiramisu']);
  expect(samplesBelow(table, 3, 1)).toEqual(['Lasagne', 'Tiramisu']);
});
