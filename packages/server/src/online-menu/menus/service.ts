import type {
  FieldError,
  Menu,
  MenuChannel,
  MenuDraft,
  MenuPatch,
  MenuSectionDraft,
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
import type { MenuFields } from './fields.ts';
import * as repository from './repository.ts';
import { menuErrors } from './rules.ts';
import { sectionsByMenu, type NamedItems } from './sections.ts';

/** Fills stored rows up to the wire's menus, with their links below `publicUrl`. */
export async function toMenus(
  tx: RestaurantTransaction,
  publicUrl: string,
  rows: readonly repository.MenuRow[],
  named: NamedItems = 'present',
): Promise<Menu[]> {
  const restaurantUrl = await findRestaurantUrl(tx);
  const sections = await sectionsByMenu(
    tx,
    rows.map((row) => row.id),
    named,
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
export async function getMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  id: string,
  named: NamedItems = 'present',
): Promise<Menu> {
  const row = await repository.findMenu(tx, id);
  const [menu] = row ? await toMenus(tx, publicUrl, [row], named) : [];
  if (menu === undefined) throw new Problem('CM_NOT_FOUND');
  return menu;
}

/** The menu as history keeps it: with the items that are away too, so that taking an edit back loses none of them. */
export function menuForHistory(tx: RestaurantTransaction, publicUrl: string, id: string): Promise<Menu> {
  return getMenu(tx, publicUrl, id, 'all');
}

/** Categories that a form offered and that are gone, or were never this restaurant's: all named at once. */
async function referenceErrors(
  tx: RestaurantTransaction,
  sections: readonly MenuSectionDraft[],
): Promise<FieldError[]> {
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
async function check(
  tx: RestaurantTransaction,
  fields: Pick<MenuFields, 'sections' | 'startsOn' | 'endsOn'>,
): Promise<void> {
  const errors = [...menuErrors(fields), ...(await referenceErrors(tx, fields.sections))];
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
    sections: draft.sections ?? [],
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
  const after = await menuForHistory(tx, publicUrl, id);
  await recordChange(tx, { staffId, entity: 'MENU', entityId: id, action: 'CREATED', before: null, after });
  return getMenu(tx, publicUrl, id);
}

/** Changes the named version; throws CM_NOT_FOUND, CM_CONFLICT, OM_004 or the fields that are wrong. */
export async function updateMenu(
  tx: RestaurantTransaction,
  publicUrl: string,
  staffId: string | null,
  { id, version }: { id: string; version: number },
  patch: MenuPatch,
): Promise<Menu> {
  const before = await menuForHistory(tx, publicUrl, id);
  assertVersion(version, await getMenu(tx, publicUrl, id));
  const { sections = [], startsOn = before.startsOn, endsOn = before.endsOn } = patch;
  await check(tx, { sections, startsOn, endsOn });
  const isSaved = await refusingNameInUse('OM_004', () => repository.updateMenu(tx, { id, version }, patch));
  const edited = await getMenu(tx, publicUrl, id);
  if (!isSaved) throw new Problem('CM_CONFLICT', { current: edited });
  const after = await menuForHistory(tx, publicUrl, id);
  await recordChange(tx, { staffId, entity: 'MENU', entityId: id, action: editAction(patch), before, after });
  return edited;
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
