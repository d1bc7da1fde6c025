import { entityHandlers } from '../../entities/handlers.ts';
import { modifierGroupEntity } from './entity.ts';
import { modifierGroups } from './service.ts';

/** What the contract's `/online-menu/modifier-groups` answers. */
export const modifierGroupHandlers = entityHandlers(
  { one: 'ModifierGroup', many: 'ModifierGroups' },
  modifierGroups,
  modifierGroupEntity,
);
