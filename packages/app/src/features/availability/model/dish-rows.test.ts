import { expect, it } from 'vitest';
import type { AvailabilityEntry } from '@cardamom/api-types';
import type { KeptPress } from '#shared/presses/index.ts';
import { dishRows, groupRows, holdsText } from './dish-rows.ts';

const noon = Date.parse('2026-03-14T12:00:00Z');

const entry = (name: string, belongsTo: string[], until?: string | null): AvailabilityEntry => ({
  entity: 'ITEM',
  id: name,
  name,
  belongsTo,
  availability: until === undefined ? { state: 'AVAILABLE', until: null } : { state: 'SOLD_OUT', until },
  lastChange: null,
});

const press = (id: string, state: KeptPress['state'], until: string | null = null): KeptPress => ({
  seq: 1,
  key: 'k',
  staffId: 's',
  restaurantId: 'r',
  entity: 'ITEM',
  id,
  name: id,
  state,
  until,
  pressedAt: noon,
  refusal: null,
});

it('shows the last press on a dish until the server has it', () => {
  const rows = dishRows(
    [entry('Soup', []), entry('Bread', [])],
    [press('Soup', 'AVAILABLE'), press('Soup', 'SOLD_OUT', '2026-03-14T18:00:00Z')],
    noon,
  );
  expect(rows.map(({ availability, isWaiting }) => [availability.state, isWaiting])).toEqual([
    ['SOLD_OUT', true],
    ['AVAILABLE', false],
  ]);
});

it('shows what has ended by itself as there again, without asking the server', () => {
  const [row] = dishRows([entry('Soup', [], '2026-03-14T11:59:00Z')], [], noon);
  expect(row?.availability.state).toBe('AVAILABLE');
});

/** The headings, each with its dishes. */
const orderOf = (rows: AvailabilityEntry[]) =>
  groupRows(dishRows(rows, [], noon), ['Starters', 'Bakery']).map(({ name, rows: inIt }) =>
    [name].concat(inIt.map((row) => row.entry.name)),
  );

it('keeps rows in the guests’ order whatever is sold out, each once, choices last', () => {
  const entries = [
    entry('Bread', ['Bakery', 'Starters']),
    entry('Oat milk', ['Milk']),
    entry('Soup', ['Starters']),
  ];
  const expected = [
    ['Starters', 'Bread', 'Soup'],
    ['Milk', 'Oat milk'],
  ];
  expect(orderOf(entries)).toEqual(expected);
  expect(orderOf(entries.map(({ name, belongsTo }) => entry(name, belongsTo, null)))).toEqual(expected);
});

it('finds names without their accents', () => {
  expect(holdsText('Crème caramel', 'creme')).toBe(true);
  expect(holdsText('Crème caramel', 'tart')).toBe(false);
});
