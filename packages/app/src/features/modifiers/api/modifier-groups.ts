import {
  modifierGroupSorts,
  type ModifierGroup,
  type ModifierGroupDraft,
  type ModifierGroupPatch,
  type ModifierGroupSort,
} from '@cardamom/api-types';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';

/**
 * Modifier groups; a name in use is OM_005, an option's OM_006, one that items still have OM_003. Items say whether one of
 * their options is undeclared, so they are read again.
 */
export const modifierGroups: EntityDefinition<
  ModifierGroup,
  ModifierGroupDraft,
  ModifierGroupPatch,
  ModifierGroupSort
> = {
  words: 'modifiers',
  calls: entityCalls('/online-menu/modifier-groups', 'modifier-groups', { touches: ['items'] }),
  writes: 'updateModifierGroup',
  sorts: modifierGroupSorts,
  places: {
    list: { to: '/menu-management/modifiers' },
    newForm: { to: '/menu-management/modifiers/new' },
    form: (modifierGroupId) => ({
      to: '/menu-management/modifiers/$modifierGroupId',
      params: { modifierGroupId },
    }),
  },
};
