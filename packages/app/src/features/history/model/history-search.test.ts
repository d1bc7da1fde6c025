import { expect, test } from 'vitest';
import { filterOf } from './history-filter.ts';
import { isNarrowed, parseHistorySearch } from './history-search.ts';

const person = '0198a000-0000-7000-8000-000000000002';

test('a link to the history keeps what it names', () => {
  const search = { kind: 'ITEM', person, day: '2026-03-14', cursor: 'x' };
  expect(parseHistorySearch(search)).toEqual(search);
});

test('what the address says wrongly is left out', () => {
  expect(parseHistorySearch({ kind: 'STAFF', person: '7', day: '2026-13-40', entry: {}, cursor: 3 })).toEqual(
    {},
  );
});

test('a day is asked for as it lasts on the restaurant’s clock', () => {
  expect(filterOf({ day: '2026-07-01' }, 'Europe/Lisbon')).toEqual({
    from: '2026-06-30T23:00:00.000Z',
    to: '2026-07-01T23:00:00.000Z',
    limit: 50,
  });
});

test('a page further on narrows nothing', () => {
  expect(isNarrowed({ cursor: 'x' })).toBe(false);
  expect(isNarrowed({ person })).toBe(true);
});
