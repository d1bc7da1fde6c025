import type {
  Availability,
  ModifierGroup,
  ModifierGroupPatch,
  ModifierOptionDraft,
} from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { changeAvailability } from '../availability/service.ts';
import { freeCopyName } from '../list-actions/copy-name.ts';
import { menuEntity, type FieldWriters, type Named } from '../list-actions/menu-entity.ts';
import { isNameTaken } from '../list-actions/repository.ts';
import { restoreEntity } from '../list-actions/restore.ts';
import {
  createModifierGroup,
  deleteModifierGroup,
  getModifierGroup,
  updateModifierGroup,
} from './service.ts';

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
  const group = await updateModifierGroup(tx, staffId, named, drafts ? { ...patch, options: drafts } : patch);
  const changes = (options ?? []).flatMap(({ id, availability }) =>
    id === undefined ? [] : [{ entity: 'MODIFIER_OPTION' as const, id, ...availability }],
  );
  if (changes.length === 0) return group;
  await changeAvailability(tx, staffId, changes);
  return getModifierGroup(tx, named.id);
}

/** Brings a deleted modifier group back; throws CM_NOT_FOUND, or OM_005 when its name is in use by now. */
export function restoreModifierGroup(
  tx: RestaurantTransaction,
  staffId: string,
  id: string,
): Promise<ModifierGroup> {
  const get = (restored: string) => getModifierGroup(tx, restored);
  const kind = { table: 'modifier_group', entity: 'MODIFIER_GROUP', nameInUse: 'OM_005', get } as const;
  return restoreEntity(tx, staffId, id, kind);
}

/**
 * Adds a copy under the first free name, inactive until somebody has looked at it, with every option on offer; guests
 * would go on reading what they read. Throws CM_NOT_FOUND.
 */
export async function duplicateModifierGroup(
  tx: RestaurantTransaction,
  staffId: string,
  id: string,
): Promise<ModifierGroup> {
  const { name, guestName, minimum, maximum, options } = await getModifierGroup(tx, id);
  return createModifierGroup(tx, staffId, {
    name: await freeCopyName(name, (candidate) => isNameTaken(tx, 'modifier_group', candidate)),
    guestName: guestName || name,
    minimum,
    maximum,
    options: options.map(({ id: _id, availability: _availability, ...option }) => option),
    isActive: false,
  });
}

/** Modifier groups as lists and history know them. */
export const modifierGroupEntity = menuEntity<ModifierGroup, Written>({
  permission: 'ONLINE_MENU',
  writers,
  partIds: ({ options }) => options.map((option) => option.id),
  get: getModifierGroup,
  update: write,
  remove: deleteModifierGroup,
  restore: restoreModifierGroup,
});
