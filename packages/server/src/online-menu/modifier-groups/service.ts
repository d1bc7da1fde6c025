import type {
  ModifierGroup,
  ModifierGroupDraft,
  ModifierGroupPatch,
  ModifierOption,
  ModifierOptionDraft,
} from '@cardamom/api-types';
import { entityService } from '../../entities/service.ts';
import { notDeclared } from '../items/allergens.ts';
import type { ModifierGroupFields, OptionFields } from './fields.ts';
import { writeOptions } from './options.ts';
import { storedModifierGroups } from './repository.ts';
import { choiceErrors, optionErrors, optionIdErrors } from './rules.ts';

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

const empty = { minimum: 0, maximum: null, options: [] };

/**
 * Modifier groups: OM_005 for a name in use, OM_006 for an option's, OM_003 with the items that still have one. A copy has
 * every option on offer, and guests would go on reading what they read.
 */
export const modifierGroups = entityService<
  ModifierGroup,
  ModifierGroupDraft,
  ModifierGroupPatch,
  ModifierGroupFields
>({
  entity: 'MODIFIER_GROUP',
  nameInUse: 'OM_005',
  rows: storedModifierGroups,
  fieldsOf: (draft) => ({
    name: draft.name,
    guestName: draft.guestName ?? '',
    minimum: draft.minimum ?? 0,
    maximum: draft.maximum ?? null,
    options: draft.options.map((option) => optionFields(option)),
    externalRef: draft.externalRef ?? null,
    isActive: draft.isActive ?? true,
  }),
  editOf({ options, ...patch }, before) {
    if (options === undefined) return patch;
    const known = new Map(before.options.map((option) => [option.id, option]));
    return { ...patch, options: options.map((draft) => optionFields(draft, known.get(draft.id ?? ''))) };
  },
  errorsOf(_tx, fields, before) {
    const { minimum, maximum, options } = { ...empty, ...before, ...fields };
    const known = before?.options.map((option) => option.id) ?? [];
    return [
      ...choiceErrors({ minimum, maximum, options }),
      ...optionErrors(options),
      ...optionIdErrors(options, known),
    ];
  },
  async writeParts(tx, id, { options }) {
    if (options) await writeOptions(tx, id, options);
  },
  usedBy: (_tx, { usedBy, usedByCount }) => Promise.resolve({ items: usedBy, count: usedByCount }),
  copyOf: ({ name, guestName, minimum, maximum, options }) => ({
    name,
    guestName: guestName || name,
    minimum,
    maximum,
    options: options.map(({ id: _id, availability: _availability, ...option }) => option),
  }),
});
