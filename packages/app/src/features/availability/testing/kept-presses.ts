import type { AvailabilityEntry } from '@cardamom/api-types';
import { openPressStore } from '#shared/presses/press-store.ts';
import type { Refusal } from '#shared/presses/kept-press.ts';
import { restaurant, waiter } from '#shared/testing/fixtures.ts';
import { exampleEntries } from './example-entries.ts';

const deletePresses = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('cardamom.presses');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/**
 * Forgets every press that an earlier story left. What that story is sending ends first: its answer would take the press
 * of the next story out of the line, which has the same number.
 */
export const forgetPresses = (): Promise<void> => navigator.locks.request('cardamom.presses', deletePresses);

const entryOf = (name: string): AvailabilityEntry => {
  const entry = exampleEntries.find((known) => known.name === name);
  if (!entry) throw new Error(`The example has no ${name}`);
  return entry;
};

/** Presses of the waiter that were made earlier and not done, one for each reason. */
export const refusals: readonly (readonly [name: string, refusal: Refusal])[] = [
  [
    'Lime tart',
    {
      outcome: 'SUPERSEDED',
      entry: {
        ...entryOf('Lime tart'),
        availability: { state: 'HIDDEN', until: null },
        lastChange: { at: '2026-03-14T11:40:00Z', by: 'Tomás' },
      },
    },
  ],
  ['Caldo verde', { outcome: 'OVER', entry: entryOf('Caldo verde') }],
  ['Lobster of the day', { outcome: 'MISSING', entry: null }],
  ['Winter salad', { outcome: 'FORBIDDEN' }],
  ['Avocado toast', { outcome: 'FAILED', message: 'Something went wrong. Try again.' }],
];

/**
 * Puts presses of the waiter away, as an earlier visit did: those that wait, and those that were refused. One that waits brings back what
 * is there, so that what is counted is the same before and after it is sent.
 */
export async function keepPresses(
  presses: readonly (readonly [name: string, refusal: Refusal | null])[],
): Promise<void> {
  const store = await openPressStore(() => undefined);
  for (const [name, refusal] of presses) {
    const { entity, id } = entryOf(name);
    const { seq } = await store.add({
      staffId: waiter.id,
      restaurantId: restaurant.id,
      entity,
      id,
      name,
      ...(refusal
        ? { state: 'SOLD_OUT', until: '2026-03-14T11:45:00Z' }
        : { state: 'AVAILABLE', until: null }),
      pressedAt: Date.parse('2026-03-14T11:31:00Z'),
    });
    if (refusal) await store.refuse(seq, refusal);
  }
}
