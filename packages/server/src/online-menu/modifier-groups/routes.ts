import { entityHandlers } from '../../entities/handlers.ts';
import { reading, type Handlers } from '../../http/call.ts';
import { menusOfModifierGroup } from '../menus/holding.ts';
import { modifierGroupEntity } from './entity.ts';
import { modifierGroups } from './service.ts';

/** Handlers of the contract's `/online-menu/modifier-groups`. */
export const modifierGroupHandlers = {
  ...entityHandlers({ one: 'ModifierGroup', many: 'ModifierGroups' }, modifierGroups, modifierGroupEntity),

  listMenusOfModifierGroup: reading<'listMenusOfModifierGroup'>(async ({ params }, tx) => ({
    status: 200,
    data: await menusOfModifierGroup(tx, params.modifierGroupId),
  })),
} satisfies Handlers;
