import type { Availability, AvailabilityState, Item, ModifierGroup } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import { lastingState } from '../../items/availability.ts';
import type { ImportedItem, ImportedModifierGroup } from '../imported-menu.ts';
import { stateInWords, type Differences } from './compare.ts';
import { byNameKey } from './planning.ts';
import type { GroupStep } from './plan.ts';

/** What is sold out for a while counts as available, so that an import never ends by accident what service began. */
const stateOf = (before: { readonly availability: Availability } | null | undefined): AvailabilityState =>
  before ? lastingState(before.availability) : 'AVAILABLE';

/** The state an item is to be given; null where the file does not say one, says what holds already, or what was set here stays. */
export function planAvailability(
  { availability: wanted }: ImportedItem,
  before: Item | null,
  differences: Differences,
  keepsOurs: (ours: string, theirs: string) => boolean,
): AvailabilityState | null {
  const state = stateOf(before);
  if (wanted === undefined || wanted === state) return null;
  if (before !== null && keepsOurs(stateInWords(state), stateInWords(wanted))) return null;
  differences.add('Availability', stateInWords(state), stateInWords(wanted));
  return wanted;
}

/** The options whose state differs from what the file says. */
export function planOptionStates(
  { optionStates = [] }: ImportedModifierGroup,
  before: ModifierGroup | null,
  differences: Differences,
): GroupStep['optionStates'] {
  const known = byNameKey(before?.options ?? []);
  const stateBefore = (option: string) => stateOf(known.get(nameKey(option)));
  const differing = optionStates.filter(({ option, state }) => state !== stateBefore(option));
  const inWords = (wordOf: (entry: (typeof differing)[number]) => AvailabilityState) =>
    differing.map((entry) => `${entry.option}: ${stateInWords(wordOf(entry))}`).join(' · ');
  differences.add(
    'Availability',
    before === null ? '' : inWords(({ option }) => stateBefore(option)),
    inWords(({ state }) => state),
  );
  return differing;
}
