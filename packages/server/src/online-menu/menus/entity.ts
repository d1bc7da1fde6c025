import type { Menu, MenuPatch } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { freeCopyName } from '../list-actions/copy-name.ts';
import { menuEntity, patchOf, type FieldWriters, type MenuEntity } from '../list-actions/menu-entity.ts';
import { isNameTaken } from '../list-actions/repository.ts';
import { restoreEntity } from '../list-actions/restore.ts';
import { createMenu, deleteMenu, getMenu, menuForHistory, updateMenu } from './service.ts';

const writers = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  includesAllCategories: ({ includesAllCategories }) => ({ includesAllCategories }),
  sections: ({ sections }) => ({
    sections: sections.map(({ category, title, itemOrder, hiddenItemIds }) => ({
      categoryId: category.id,
      title,
      itemOrder,
      hiddenItemIds,
    })),
  }),
  windows: ({ windows }) => ({ windows }),
  startsOn: ({ startsOn }) => ({ startsOn }),
  endsOn: ({ endsOn }) => ({ endsOn }),
  outsideHours: ({ outsideHours }) => ({ outsideHours }),
  channels: ({ channels }) => ({ channels }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<Menu, MenuPatch>;

/** Brings a deleted menu back, under the code it always had; throws CM_NOT_FOUND, or OM_004 when its name is in use by now. */
export async function restoreMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  staffId: string,
  id: string,
): Promise<Menu> {
  const get = (restored: string) => menuForHistory(tx, publicUrl, restored);
  await restoreEntity(tx, staffId, id, { table: 'menu', entity: 'MENU', nameInUse: 'OM_004', get });
  return getMenu(tx, publicUrl, id);
}

/** Adds a copy under the first free name, inactive until somebody has looked at it; throws CM_NOT_FOUND. */
export async function duplicateMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  staffId: string,
  id: string,
): Promise<Menu> {
  const original = await getMenu(tx, publicUrl, id);
  const name = await freeCopyName(original.name, (candidate) => isNameTaken(tx, 'menu', candidate));
  const content = patchOf<Menu, MenuPatch>(writers, original);
  return createMenu(tx, publicUrl, staffId, { ...content, name, isActive: false });
}

/** Menus as lists and history know them; `publicUrl` is where their links lead. */
export function menuEntityAt(publicUrl: string): MenuEntity<Menu> {
  return menuEntity<Menu, MenuPatch>({
    permission: 'MENU_MANAGEMENT',
    writers,
    get: (tx, id) => menuForHistory(tx, publicUrl, id),
    update: (tx, staffId, named, patch) => updateMenu(tx, publicUrl, staffId, named, patch),
    remove: (tx, staffId, named) => deleteMenu(tx, publicUrl, staffId, named),
    restore: (tx, staffId, id) => restoreMenu(tx, publicUrl, staffId, id),
  });
}
