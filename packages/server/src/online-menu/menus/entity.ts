import type { MenuPatch } from '@cardamom/api-types';
import { entityKind } from '../../entities/kind.ts';
import type { StoredMenu } from './repository.ts';
import { menuForHistory, menus, menuWriters } from './service.ts';

/** Menus as lists and history know them. */
export const menuEntity = entityKind<StoredMenu, MenuPatch>({
  ...menus,
  table: 'menu',
  operation: 'updateMenu',
  writers: menuWriters,
  get: menuForHistory,
});
