import type {
  ModifierGroup,
  ModifierGroupDraft,
  ModifierGroupPatch,
  ModifierGroupSort,
  ModifierOption,
  ModifierOptionDraft,
} from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { newId } from '../../shared/ids.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { Problem } from '../../shared/problem.ts';
import { assertVersion } from '../../shared/version.ts';
import { editAction } from '../activation.ts';
import { notDeclared } from '../items/fields.ts';
import { refusingNameInUse } from '../name-in-use.ts';
import type { ModifierGroupFields, OptionFields } from './fields.ts';
import { writeOptions } from './options.ts';
import * as repository from './repository.ts';
import { choiceErrors, optionErrors, optionIdErrors } from './rules.ts';
import { itemsByGroup } from './users.ts';

/** One page of modifier groups, and how many match in all. */
export function listModifierGroups(
  tx: RestaurantTransaction,
  filter: repository.ModifierGroupFilter,
  request: PageRequest<ModifierGroupSort>,
): Promise<PageOf<ModifierGroup> & { total: number }> {
  return repository.findModifierGroups(tx, filter, request);
}

/** The modifier group; throws CM_NOT_FOUND. */
export async function getModifierGroup(tx: RestaurantTransaction, id: string): Promise<ModifierGroup> {
  const group = await repository.findModifierGroup(tx, id);
  if (group === null) throw new Problem('CM_NOT_FOUND');
  return group;
}

/** Throws CM_CONFLICT with the group as it is now, or CM_NOT_FOUND when it is gone. */
async function conflict(tx: RestaurantTransaction, id: string): Promise<never> {
  throw new Problem('CM_CONFLICT', { current: await getModifierGroup(tx, id) });
}

/** An option as drafted; one that is there already keeps what its draft leaves out. */
function optionFields(draft: ModifierOptionDraft, before?: ModifierOption): OptionFields {
  const fields: OptionFields = {
    name: draft.name,
    priceDelta: draft.priceDelta ?? before?.priceDelta ?? 0,
    caloriesDelta: (draft.caloriesDelta === undefined ? before?.caloriesDelta : draft.caloriesDelta) ?? null,
    allergens: draft.allergens ?? before?.allergens ?? notDeclared,
    isDefault: draft.isDefault ?? before?.isDefault ?? false,
  };
  return draft.id === undefined ? fields : { ...fields, id: draft.id };
}

/** What an edit writes of a group: the fields that the patch names. */
function editOf(
  before: ModifierGroup,
  { options, ...patch }: ModifierGroupPatch,
): Partial<ModifierGroupFields> {
  if (options === undefined) return patch;
  const known = new Map(before.options.map((option) => [option.id, option]));
  return { ...patch, options: options.map((draft) => optionFields(draft, known.get(draft.id ?? ''))) };
}

/** Throws every wrong field of a group at once. */
function check(
  fields: Pick<ModifierGroupFields, 'minimum' | 'maximum' | 'options'>,
  knownOptions: readonly string[],
): void {
  const errors = [
    ...choiceErrors(fields),
    ...optionErrors(fields.options),
    ...optionIdErrors(fields.options, knownOptions),
  ];
  if (errors.length > 0) throw Problem.fields(errors);
}

/** Adds a modifier group; throws OM_005 when its name is in use, OM_006 for an option's, or the fields that are wrong. */
export async function createModifierGroup(
  tx: RestaurantTransaction,
  staffId: string | null,
  draft: ModifierGroupDraft,
): Promise<ModifierGroup> {
  const fields: ModifierGroupFields = {
    name: draft.name,
    guestName: draft.guestName ?? '',
    minimum: draft.minimum ?? 0,
    maximum: draft.maximum ?? null,
    options: draft.options.map((option) => optionFields(option)),
    externalRef: draft.externalRef ?? null,
    isActive: draft.isActive ?? true,
  };
  check(fields, []);
  const id = newId();
  await refusingNameInUse('OM_005', () => repository.insertModifierGroup(tx, id, fields));
  await writeOptions(tx, id, fields.options);
  const after = await getModifierGroup(tx, id);
  await recordChange(tx, {
    staffId,
    entity: 'MODIFIER_GROUP',
    entityId: id,
    action: 'CREATED',
    before: null,
    after,
  });
  return after;
}

/** Changes the named version; throws CM_NOT_FOUND, CM_CONFLICT, OM_005, OM_006 or the fields that are wrong. */
export async function updateModifierGroup(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
  patch: ModifierGroupPatch,
): Promise<ModifierGroup> {
  const before = await getModifierGroup(tx, id);
  assertVersion(version, before);
  const fields = editOf(before, patch);
  const { minimum, maximum, options } = { ...before, ...fields };
  check(
    { minimum, maximum, options },
    before.options.map((option) => option.id),
  );
  const isSaved = await refusingNameInUse('OM_005', () =>
    repository.updateModifierGroup(tx, { id, version }, fields),
  );
  if (!isSaved) return conflict(tx, id);
  if (fields.options) await writeOptions(tx, id, fields.options);
  const after = await getModifierGroup(tx, id);
  await recordChange(tx, {
    staffId,
    entity: 'MODIFIER_GROUP',
    entityId: id,
    action: editAction(patch),
    before,
    after,
  });
  return after;
}

/**
 * Deletes the named version; throws CM_NOT_FOUND, CM_CONFLICT, or OM_003 with the items that still have it.
 * The row is taken first, so that no item can be given the group while they are counted.
 */
export async function deleteModifierGroup(
  tx: RestaurantTransaction,
  staffId: string | null,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await getModifierGroup(tx, id);
  assertVersion(version, before);
  if (!(await repository.deleteModifierGroup(tx, { id, version }))) return conflict(tx, id);
  const items = (await itemsByGroup(tx, [id])).get(id) ?? [];
  if (items.length > 0) {
    throw new Problem('OM_003', {
      dependencies: items.map((item) => ({ kind: 'ITEM', ...item })),
      dependencyCount: Math.max(before.usedByCount, items.length),
    });
  }
  await recordChange(tx, {
    staffId,
    entity: 'MODIFIER_GROUP',
    entityId: id,
    action: 'DELETED',
    before,
    after: null,
  });
}
