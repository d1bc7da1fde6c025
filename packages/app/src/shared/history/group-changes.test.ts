import { expect, test } from 'vitest';
import { exampleChange } from '../testing/example-changes.ts';
import { groupedByDay } from './group-changes.ts';

const at = (id: string, createdAt: string, batchId: string | null = null) =>
  exampleChange({ id, createdAt, batchId });

test('changes stand under the day on the restaurant’s clock, in their order', () => {
  const days = groupedByDay(
    [at('c', '2026-03-14T00:30:00Z'), at('b', '2026-03-13T23:30:00Z'), at('a', '2026-03-13T22:30:00Z')],
    'Europe/Berlin',
  );
  expect(days.map(({ day, actions }) => [day, actions.map(({ id }) => id)])).toEqual([
    ['2026-03-14', ['c', 'b']],
    ['2026-03-13', ['a']],
  ]);
});

test('what one action changed is one entry, and two single changes are two', () => {
  const noon = '2026-03-14T12:00:00Z';
  const [day] = groupedByDay([at('d', noon, 'x'), at('c', noon, 'x'), at('b', noon), at('a', noon)], 'UTC');
  expect(day?.actions.map(({ changes }) => changes.map(({ id }) => id))).toEqual([['d', 'c'], ['b'], ['a']]);
});
