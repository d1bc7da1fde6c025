import { entityHandlers } from '../../entities/handlers.ts';
import { modifierGroupEntity } from './entity.ts';
import { modifierGroups } from './service.ts';

/** Handlers of the contract's `/online-menu/modifier-groups`. */
export const modifierGroupHandlers = entityHandlers(
  { one: 'ModifierGroup', many: 'ModifierGroups' },
  modifierGroups,
  modifierGroupEntity,
);
