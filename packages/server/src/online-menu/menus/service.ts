import type { FieldError, MenuDraft, MenuPatch, MenuSection, MenuSectionDraft } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { patchOf, type FieldWriters, type Named } from '../../entities/kind.ts';
import { presentAmong } from '../../entities/repository.ts';
import { entityService } from '../../entities/service.ts';
import { fieldError } from '../../shared/problem.ts';
import { replaceShortCode } from '../../shared/short-codes.ts';
import { assertVersion } from '../../shared/version.ts';
import type { MenuFields } from './fields.ts';
import { insertShortCode, storedMenus, type StoredMenu } from './repository.ts';
import { menuErrors } from './rules.ts';
import { sectionsByMenu } from './sections.ts';
import { writeSections } from './write-sections.ts';

/** The item a section features; what was remembered before sections featured any does not say it. */
function featuredIdOf({ featuredItem }: Partial<Pick<MenuSection, 'featuredItem'>>): string | null {
  return featuredItem?.id ?? null;
}

/** How history writes a menu's fields back. */
export const menuWriters = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description }),
  includesAllCategories: ({ includesAllCategories }) => ({ includesAllCategories }),
  sections: ({ sections }) => ({
    sections: sections.map(({ category, title, itemOrder, hiddenItemIds, ...section }) => ({
      categoryId: category.id,
      title,
      itemOrder,
      hiddenItemIds,
      featuredItemId: featuredIdOf(section),
    })),
  }),
  windows: ({ windows }) => ({ windows }),
  startsOn: ({ startsOn }) => ({ startsOn }),
  endsOn: ({ endsOn }) => ({ endsOn }),
  outsideHours: ({ outsideHours }) => ({ outsideHours }),
  channels: ({ channels }) => ({ channels }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<StoredMenu, MenuPatch>;

/** Categories that a form offered and that are gone, or were never this restaurant's: all named at once. */
async function referenceErrors(
  tx: RestaurantTransaction,
  sections: readonly MenuSectionDraft[],
): Promise<FieldError[]> {
  const present = await presentAmong(
    tx,
    'category',
    sections.map((section) => section.categoryId),
  );
  return sections.flatMap(({ categoryId }, index) =>
    present.has(categoryId) ? [] : [fieldError(`/sections/${index}/categoryId`, 'CM_REFERENCE')],
  );
}

/** The menu with the items that are away too, so that taking an edit back loses none of them. */
async function withAllItems(tx: RestaurantTransaction, menu: StoredMenu): Promise<StoredMenu> {
  return { ...menu, sections: (await sectionsByMenu(tx, [menu.id], 'all')).get(menu.id) ?? [] };
}

/** Menus: OM_004 for a name in use. The printed code of a deleted one leads to the restaurant, and to it again when it is back. */
export const menus = entityService<StoredMenu, MenuDraft, MenuPatch, MenuFields>({
  entity: 'MENU',
  nameInUse: 'OM_004',
  rows: storedMenus,
  fieldsOf: (draft) => ({
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
  }),
  async errorsOf(tx, fields, before) {
    const { sections = [], startsOn = before?.startsOn ?? null, endsOn = before?.endsOn ?? null } = fields;
    return [...menuErrors({ sections, startsOn, endsOn }), ...(await referenceErrors(tx, sections))];
  },
  async writeParts(tx, id, { sections }, before) {
    if (before === null) await insertShortCode(tx, id);
    if (sections) await writeSections(tx, id, sections);
  },
  remembered: withAllItems,
  copyOf: (original) => ({
    ...patchOf<StoredMenu, MenuPatch>(menuWriters, original),
    name: original.name,
  }),
});

/** The menu as history keeps it; throws CM_NOT_FOUND. */
export async function menuForHistory(tx: RestaurantTransaction, id: string): Promise<StoredMenu> {
  return withAllItems(tx, await menus.get(tx, id));
}

/** Gives the named version of a menu a new code; throws CM_NOT_FOUND or CM_CONFLICT. */
export async function replaceMenuCode(
  tx: RestaurantTransaction,
  staffId: string,
  named: Named,
): Promise<StoredMenu> {
  const before = await menuForHistory(tx, named.id);
  assertVersion(named.version, before);
  await replaceShortCode(tx, 'MENU', before);
  await storedMenus.update(tx, named, {});
  const after = await menuForHistory(tx, named.id);
  await recordChange(tx, {
    staffId,
    entity: 'MENU',
    entityId: named.id,
    action: 'UPDATED',
    before,
    after,
  });
  return menus.get(tx, named.id);
}
