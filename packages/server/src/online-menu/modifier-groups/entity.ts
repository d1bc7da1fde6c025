import type {
  Availability,
  ModifierGroup,
  ModifierGroupPatch,
  ModifierOptionDraft,
} from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { changeAvailability } from '../availability/service.ts';
import { entityKind, type FieldWriters, type Named } from '../../entities/kind.ts';
import { modifierGroups } from './service.ts';

/** An option with its availability beside it: that is written by itself, so that service never collides with editing. */
type WrittenOption = ModifierOptionDraft & { availability: Availability };
type Written = Omit<ModifierGroupPatch, 'options'> & { options?: WrittenOption[] };

const writers: FieldWriters<ModifierGroup, Written> = {
  name: ({ name }) => ({ name }),
  guestName: ({ guestName }) => ({ guestName }),
  minimum: ({ minimum }) => ({ minimum }),
  maximum: ({ maximum }) => ({ maximum }),
  options: ({ options }, kept) => ({
    options: options.map(({ id, ...option }) => (kept.has(id) ? { id, ...option } : option)),
  }),
  externalRef: ({ externalRef }) => ({ externalRef }),
  isActive: ({ isActive }) => ({ isActive }),
};

async function write(
  tx: RestaurantTransaction,
  staffId: string,
  named: Named,
  { options, ...patch }: Written,
): Promise<ModifierGroup> {
  const drafts = options?.map(({ availability: _availability, ...draft }) => draft);
  const group = await modifierGroups.update(
    tx,
    staffId,
    named,
    drafts ? { ...patch, options: drafts } : patch,
  );
  const changes = (options ?? []).flatMap(({ id, availability }) =>
    id === undefined ? [] : [{ entity: 'MODIFIER_OPTION' as const, id, ...availability }],
  );
  if (changes.length === 0) return group;
  await changeAvailability(tx, staffId, changes);
  return modifierGroups.get(tx, named.id);
}

/** Modifier groups as lists and history know them. */
export const modifierGroupEntity = entityKind<ModifierGroup, Written>({
  ...modifierGroups,
  table: 'modifier_group',
  operation: 'updateModifierGroup',
  writers,
  partIds: ({ options }) => options.map((option) => option.id),
  update: write,
});
