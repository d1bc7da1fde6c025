import type { FieldError, Screen, ScreenDraft, ScreenPatch } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { ScreenTable } from '../../database/schema/screens.ts';
import { entityKind, patchOf, type FieldWriters } from '../../entities/kind.ts';
import { presentAmong } from '../../entities/repository.ts';
import { entityRows, sharedPart } from '../../entities/rows.ts';
import { entityService } from '../../entities/service.ts';
import { newScreenCode } from '../../shared/ids.ts';
import { stored } from '../../shared/named-fields.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { categoryErrors } from '../digital-menu/chosen-categories.ts';
import { forgetState } from './states.ts';

/** The code is the server's to give: no draft and no patch names it. */
type ScreenFields = Required<ScreenDraft> & Pick<Screen, 'code'>;

const writers = {
  name: ({ name }) => ({ name }),
  menuId: ({ menuId }) => ({ menuId }),
  categoryIds: ({ categoryIds }) => ({ categoryIds }),
  layout: ({ layout }) => ({ layout }),
  turn: ({ turn }) => ({ turn }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<Screen, ScreenPatch>;

/** A screen from its stored row. */
export const screenOf = (row: ScreenTable): Screen => ({
  ...sharedPart(row),
  code: row.code,
  menuId: row.menu_id,
  categoryIds: row.category_ids === null ? null : [...fromJson(row.category_ids)],
  layout: row.layout,
  turn: row.turn,
});

const rows = entityRows<ScreenTable, Screen, ScreenFields>({
  table: 'screen',
  columnsOf: ({ code, menuId, categoryIds, layout, turn }) => ({
    code,
    menu_id: menuId,
    category_ids: categoryIds === null ? null : stored(categoryIds, toJson),
    layout,
    turn,
  }),
  toEntities: (_tx, found) => found.map(screenOf),
});

/** A menu that is gone may stay named, and is not named anew. */
async function menuErrors(
  tx: RestaurantTransaction,
  menuId: string | null | undefined,
  before: Screen | null,
): Promise<FieldError[]> {
  if (menuId === null || menuId === undefined || menuId === before?.menuId) return [];
  const isThere = (await presentAmong(tx, 'menu', [menuId])).has(menuId);
  return isThere ? [] : [fieldError('/menuId', 'CM_REFERENCE')];
}

/** Screens: OM_007 for a name in use, CM_REFERENCE for a menu that is not there and categories that never were. A copy has a code of its own. */
export const screens = entityService<Screen, ScreenDraft, ScreenPatch, ScreenFields>({
  entity: 'SCREEN',
  nameInUse: 'OM_007',
  rows,
  fieldsOf: ({ name, menuId = null, categoryIds = null, layout = null, turn = 'NONE', isActive = true }) => ({
    name,
    code: newScreenCode(),
    menuId,
    categoryIds,
    layout,
    turn,
    isActive,
  }),
  errorsOf: async (tx, { menuId, categoryIds }, before) => [
    ...(await menuErrors(tx, menuId, before)),
    ...(await categoryErrors(tx, categoryIds)),
  ],
  copyOf: (original) => ({ ...patchOf<Screen, ScreenPatch>(writers, original), name: original.name }),
});

/** Screens as lists and history know them. */
export const screenEntity = entityKind<Screen, ScreenPatch>({
  ...screens,
  table: 'screen',
  operation: 'updateScreen',
  writers,
});

/** Every screen that is not deleted, by name. */
export async function allScreens(tx: RestaurantTransaction): Promise<Screen[]> {
  const found = await tx
    .selectFrom('screen')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return found.map(screenOf);
}

/**
 * Gives a screen another code, so that a television that showed it stops, and forgets how that one was. Throws CM_NOT_FOUND, and
 * CM_CONFLICT where somebody saved it this moment.
 */
export async function recodeScreen(
  tx: RestaurantTransaction,
  staffId: string,
  id: string,
  code = newScreenCode(),
): Promise<Screen> {
  const before = await screens.get(tx, id);
  if (!(await rows.update(tx, before, { code })))
    throw new Problem('CM_CONFLICT', { current: await screens.get(tx, id) });
  await forgetState(tx, id);
  const after = await screens.get(tx, id);
  await recordChange(tx, { staffId, entity: 'SCREEN', entityId: id, action: 'UPDATED', before, after });
  return after;
}
