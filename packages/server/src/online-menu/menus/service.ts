import type {
  FieldError,
  Menu,
  MenuChannel,
  MenuDraft,
  MenuPatch,
  MenuSort,
  OutsideHoursRule,
  ScheduleWindow,
} from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findRestaurantUrl } from '../../settings/restaurant/repository.ts';
import { instant } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { guestMenuPath, shortPath } from '../../shared/links.ts';
import type { PageOf, PageRequest } from '../../shared/paging.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { assertVersion } from '../../shared/version.ts';
import { editAction } from '../activation.ts';
import { holdCategories } from '../categories/repository.ts';
import { refusingNameInUse } from '../name-in-use.ts';
import { sectionFields, type MenuFields } from './fields.ts';
import * as repository from './repository.ts';
import { menuErrors } from './rules.ts';
import { sectionsByMenu } from './sections.ts';

/** Fills stored rows up to the wire's menus, with their links below `publicUrl`. */
export async function toMenus(
  tx: RestaurantTransaction,
  publicUrl: string,
  rows: readonly repository.MenuRow[],
): Promise<Menu[]> {
  const restaurantUrl = await findRestaurantUrl(tx);
  const sections = await sectionsByMenu(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    includesAllCategories: row.includes_all_categories === 1,
    sections: sections.get(row.id) ?? [],
    windows: JSON.parse(row.windows) as ScheduleWindow[],
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    outsideHours: row.outside_hours as OutsideHoursRule,
    channels: JSON.parse(row.channels) as MenuChannel[],
    position: row.position,
    shortCode: row.short_code,
    shortUrl: publicUrl + shortPath(row.short_code),
    publicUrl: publicUrl + guestMenuPath(restaurantUrl, row.id),
    isActive: row.is_active === 1,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    version: row.version,
  }));
}

/** One page of menus, and how many match in all. */
export async function listMenus(
  tx: RestaurantTransaction,
  publicUrl: string,
  filter: repository.MenuFilter,
  request: PageRequest<MenuSort>,
): Promise<PageOf<Menu> & { total: number }> {
  const page = await repository.findMenus(tx, filter, request);
  return { ...page, rows: await toMenus(tx, publicUrl, page.rows) };
}

/** The menu; throws CM_NOT_FOUND. */
export async function getMenu(tx: RestaurantTransaction, publicUrl: string, id: string): Promise<Menu> {
  const row = await repository.findMenu(tx, id);
  const [menu] = row ? await toMenus(tx, publicUrl, [row]) : [];
  if (menu === undefined) throw new Problem('CM_NOT_FOUND');
  return menu;
}

/** Categories that a form offered and that are gone, or were never this restaurant's: all named at once. */
async function referenceErrors(tx: RestaurantTransaction, { sections }: MenuFields): Promise<FieldError[]> {
  if (sections.length === 0) return [];
  const held = await holdCategories(
    tx,
    sections.map((section) => section.categoryId),
  );
  return sections.flatMap(({ categoryId }, index) =>
    held.has(categoryId) ? [] : [fieldError(`/sections/${index}/categoryId`, 'CM_REFERENCE')],
  );
}

/** Throws every wrong field of a menu at once. */
async function check(tx: RestaurantTransaction, fields: MenuFields): Promise<void> {
  const errors = [...menuErrors(fields), ...(await referenceErrors(tx, fields))];
  if (errors.length > 0) throw Problem.fields(errors);
}

/** Adds a menu at the end of the list; throws OM_004 when its name is in use, or the fields that are wrong. */
export async function createMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  staffId: string | null,
  draft: MenuDraft,
): Promise<Menu> {
  const fields: MenuFields = {
    name: draft.name,
    description: draft.description ?? '',
    includesAllCategories: draft.includesAllCategories ?? false,
    sections: (draft.sections ?? []).map(sectionFields),
    windows: draft.windows ?? [],
    startsOn: draft.startsOn ?? null,
    endsOn: draft.endsOn ?? null,
    outsideHours: draft.outsideHours ?? 'HIDE',
    channels: draft.channels ?? ['QR', 'SCREENS'],
    isActive: draft.isActive ?? true,
  };
  await check(tx, fields);
  const id = newId();
  await refusingNameInUse('OM_004', () => repository.insertMenu(tx, id, fields));
  const after = await getMenu(tx, publicUrl, id);
  await recordChange(tx, { staffId, entity: 'MENU', entityId: id, action: 'CREATED', before: null, after });
  return after;
}

/** The menu with the patch over it. One that takes in all categories lets go of its own sections. */
function patched(before: Menu, patch: MenuPatch): MenuFields {
  const includesAllCategories = patch.includesAllCategories ?? before.includesAllCategories;
  const kept = includesAllCategories
    ? []
    : before.sections.map(({ category, ...section }) => ({ ...section, categoryId: category.id }));
  return {
    name: patch.name ?? before.name,
    description: patch.description ?? before.description,
    includesAllCategories,
    sections: (patch.sections ?? kept).map(sectionFields),
    windows: patch.windows ?? before.windows,
    startsOn: patch.startsOn === undefined ? before.startsOn : patch.startsOn,
    endsOn: patch.endsOn === undefined ? before.endsOn : patch.endsOn,
    outsideHours: patch.outsideHours ?? before.outsideHours,
    channels: patch.channels ?? before.channels,
    isActive: patch.isActive ?? before.isActive,
  };
}

/** Changes the named version; throws CM_NOT_FOUND, CM_CONFLICT, OM_004 or the fields that are wrong. */
export async function updateMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  staffId: string | null,
  { id, version }: { id: string; version: number },
  patch: MenuPatch,
): Promise<Menu> {
  const before = await getMenu(tx, publicUrl, id);
  assertVersion(version, before);
  const fields = patched(before, patch);
  await check(tx, fields);
  const isSaved = await refusingNameInUse('OM_004', () => repository.updateMenu(tx, { id, version }, fields));
  const after = await getMenu(tx, publicUrl, id);
  if (!isSaved) throw new Problem('CM_CONFLICT', { current: after });
  await recordChange(tx, { staffId, entity: 'MENU', entityId: id, action: editAction(patch), before, after });
  return after;
}

/** Deletes the named version; its printed code leads to the restaurant from then on. Throws CM_NOT_FOUND or CM_CONFLICT. */
export async function deleteMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  staffId: string | null,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await getMenu(tx, publicUrl, id);
  assertVersion(version, before);
  if (!(await repository.deleteMenu(tx, { id, version })))
    throw new Problem('CM_CONFLICT', { current: await getMenu(tx, publicUrl, id) });
  await recordChange(tx, { staffId, entity: 'MENU', entityId: id, action: 'DELETED', before, after: null });
}
