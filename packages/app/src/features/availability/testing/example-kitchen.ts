import {
  operations,
  type AvailabilityBatch,
  type AvailabilityBatchResult,
  type AvailabilityEntry,
  type AvailabilityPress,
  type AvailabilityPressResult,
  type IngredientUse,
} from '@cardamom/api-types';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { listOf } from '#shared/testing/index.ts';
import { exampleEntries, exampleIngredients } from './example-entries.ts';

const endOfDay = '2026-03-15T04:00:00Z';

const isAvailable = ({ availability }: AvailabilityEntry) => availability.state === 'AVAILABLE';

function matching(entries: readonly AvailabilityEntry[], query: URLSearchParams): AvailabilityEntry[] {
  const search = query.get('search')?.toLowerCase() ?? '';
  const wanted = query.get('isAvailable');
  const held = exampleIngredients[query.get('ingredient') ?? ''];
  return entries.filter(
    (entry) =>
      entry.name.toLowerCase().includes(search) &&
      (wanted === null || isAvailable(entry) === (wanted === 'true')) &&
      (!query.has('ingredient') || held?.includes(entry.name)),
  );
}

function ingredients(entries: readonly AvailabilityEntry[], search: string): IngredientUse[] {
  return Object.entries(exampleIngredients)
    .filter(([name]) => name.toLowerCase().includes(search.toLowerCase()))
    .map(([name, dishes]) => ({
      name,
      itemCount: dishes.length,
      unavailableCount: entries.filter((entry) => dishes.includes(entry.name) && !isAvailable(entry)).length,
    }));
}

/** A server that remembers what was marked, so that a story can mark, look and undo; `reopen` begins anew. */
export function exampleKitchen(from: readonly AvailabilityEntry[] = exampleEntries): {
  handlers: HttpHandler[];
  reopen: () => void;
} {
  let entries = structuredClone([...from]);
  const paths = {
    entries: operations.listAvailability.path,
    ingredients: operations.listIngredients.path,
  };
  const handlers = [
    http.get(paths.entries, ({ request }) =>
      HttpResponse.json({ data: listOf(matching(entries, new URL(request.url).searchParams)) }),
    ),
    http.post<never, AvailabilityBatch>(paths.entries, async ({ request }) => {
      const { changes } = await request.json();
      const result: AvailabilityBatchResult = { entries: [], missing: [], undo: [] };
      for (const { entity, id, state, until = null } of changes) {
        const entry = entries.find((known) => known.id === id);
        if (entry === undefined) continue;
        result.undo.push({ entity, id, ...entry.availability });
        entry.availability = { state, until: until === 'END_OF_BUSINESS_DAY' ? endOfDay : until };
        result.entries.push(entry);
      }
      return HttpResponse.json({ data: result });
    }),
    http.post<never, AvailabilityPress>(operations.sendPress.path, async ({ request }) => {
      const { id, state, until = null } = await request.json();
      const entry = entries.find((known) => known.id === id);
      const result: AvailabilityPressResult = {
        outcome: entry ? 'APPLIED' : 'MISSING',
        entry: entry ?? null,
      };
      if (entry) {
        entry.availability = { state, until };
        entry.lastChange = { at: '2026-03-14T12:00:00Z', by: 'Rui' };
      }
      return HttpResponse.json({ data: result });
    }),
    http.get(paths.ingredients, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      return HttpResponse.json({ data: listOf(ingredients(entries, search)) });
    }),
  ];
  return {
    handlers,
    reopen: () => {
      entries = structuredClone([...from]);
    },
  };
}
