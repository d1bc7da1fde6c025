import type { AvailabilityEntry } from '@cardamom/api-types';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { availabilityLists, type AvailabilityList } from './availability-queries.ts';
import { showEntry } from './show-entry.ts';

const queryKey = [...availabilityLists, { isAvailable: false }];

const soup: AvailabilityEntry = {
  entity: 'ITEM',
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Caldo verde',
  belongsTo: [],
  availability: { state: 'SOLD_OUT', until: null },
  lastChange: null,
};
const bread: AvailabilityEntry = { ...soup, id: '0198a000-0000-7000-8000-000000000002', name: 'Bread' };

const listOf = (...items: AvailabilityEntry[]): AvailabilityList => ({
  items,
  page: { firstRow: null, nextCursor: null, previousCursor: null, total: items.length },
});

const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

/** A list on view, each reading of which is answered by hand. */
function viewed() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const readings: ((list: AvailabilityList) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<AvailabilityList>((resolve, reject) => {
      readings.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('Given up')));
    });
  leaves.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined));
  const shown = () => client.getQueryData<AvailabilityList>(queryKey)?.items.map(({ name }) => name);
  const read = async (place: number, list: AvailabilityList) => {
    await expect.poll(() => readings.length).toBe(place);
    readings.at(-1)?.(list);
  };
  return { client, shown, read };
}

it('a list whose first reading was on its way when an entry changed has that change at last', async () => {
  const { client, shown, read } = viewed();
  await showEntry(client, soup);
  await read(1, listOf());
  await read(2, listOf(soup));
  await expect.poll(shown).toEqual(['Caldo verde']);
});

it('a list that was being read again when an entry changed has what that reading would have told', async () => {
  const { client, shown, read } = viewed();
  await read(1, listOf(soup));
  await expect.poll(shown).toEqual(['Caldo verde']);
  void client.invalidateQueries({ queryKey });
  await showEntry(client, soup);
  await read(3, listOf(soup, bread));
  await expect.poll(shown).toEqual(['Caldo verde', 'Bread']);
});

it('a list at rest shows the entry at once and is not asked for', async () => {
  const { client, read } = viewed();
  await read(1, listOf(soup));
  await expect.poll(() => client.isFetching()).toBe(0);
  await showEntry(client, { ...soup, availability: { state: 'AVAILABLE', until: null } });
  expect(client.getQueryData<AvailabilityList>(queryKey)?.items[0]?.availability.state).toBe('AVAILABLE');
  expect(client.isFetching()).toBe(0);
});
