import { modifierGroupSorts } from '@cardamom/api-types';
import { defineEntity } from '#shared/entity/index.ts';

/**
 * Modifier groups; a name in use is OM_005, an option's OM_006, one that items still have OM_003. Items say whether one of
 * their options is undeclared, so they are read again.
 */
export const modifierGroups = defineEntity('/online-menu/modifier-groups', {
  history: 'MODIFIER_GROUP',
  key: 'modifier-groups',
  words: 'modifiers',
  menusOf: 'modifierGroups',
  touches: ['items'],
  sorts: modifierGroupSorts,
  places: { list: { to: '/menu-management/modifiers' }, newForm: { to: '/menu-management/modifiers/new' } },
});
