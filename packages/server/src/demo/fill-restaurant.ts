import type { MenuSectionDraft } from '@cardamom/api-types';
import { now } from '../shared/clock.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { savePicture, type StoredPicture } from '../files/service.ts';
import { saveState } from '../online-menu/availability/states.ts';
import { categories } from '../online-menu/categories/service.ts';
import { createItem } from '../online-menu/items/service.ts';
import { menus } from '../online-menu/menus/service.ts';
import { writeSections } from '../online-menu/menus/write-sections.ts';
import { modifierGroups } from '../online-menu/modifier-groups/service.ts';
import { screens } from '../online-menu/screens/service.ts';
import { discounts } from '../settings/discounts.ts';
import { printers } from '../settings/printers.ts';
import { setServiceCharge } from '../settings/service-charge.ts';
import { tableSections } from '../settings/table-sections/service.ts';
import { taxes } from '../settings/taxes.ts';
import { getRestaurant, updateRestaurant } from '../settings/restaurant/service.ts';
import { demoContent } from './content.ts';
import { allDaySections, demoMenus, type DemoSection } from './menus.ts';
import { demoModifierGroups, soldOutOptions } from './modifier-groups.ts';
import type { DemoPicture } from './pictures.ts';
import { describeMenu } from './repository.ts';
import type { DemoCategory, DemoModifierGroup } from './types.ts';

type Pictures = ReadonlyMap<DemoPicture, StoredPicture>;
/** A category with its items by name. */
type Added = { readonly id: string; readonly items: ReadonlyMap<string, string> };
type GroupIds = ReadonlyMap<DemoModifierGroup, string>;

const soldOut = { state: 'SOLD_OUT', until: null } as const;
const byNobody = () => ({ at: now(), staffId: null, device: null });

async function addModifierGroups(tx: RestaurantTransaction): Promise<GroupIds> {
  const ids = new Map<DemoModifierGroup, string>();
  for (const [key, draft] of Object.entries(demoModifierGroups)) {
    const { id, options } = await modifierGroups.create(tx, null, draft);
    ids.set(key as DemoModifierGroup, id);
    for (const option of options.filter(({ name }) => soldOutOptions.includes(name)))
      await saveState(tx, { entity: 'MODIFIER_OPTION', id: option.id }, soldOut, byNobody());
  }
  return ids;
}

async function addCategory(
  tx: RestaurantTransaction,
  category: DemoCategory,
  pictures: Pictures,
  groups: GroupIds,
): Promise<Added> {
  const { name, description, kind } = category;
  const { id: categoryId } = await categories.create(tx, null, { name, description, kind, isActive: true });
  const items = new Map<string, string>();
  for (const { picture, isSoldOut, modifierGroups: groupKeys, ...item } of category.items) {
    const imageId = picture === null ? null : (pictures.get(picture)?.imageId ?? null);
    const { id } = await createItem(tx, null, {
      ...item,
      categoryIds: [categoryId],
      imageId,
      modifierGroupIds: groupKeys.flatMap((key) => groups.get(key) ?? []),
    });
    items.set(item.name, id);
    if (isSoldOut) await saveState(tx, { entity: 'ITEM', id }, soldOut, byNobody());
  }
  return { id: categoryId, items };
}

function sectionDraft(
  { category, title = '', featured }: DemoSection,
  categories: ReadonlyMap<string, Added>,
): MenuSectionDraft {
  const added = categories.get(category);
  if (added === undefined) throw new Error(`The demo has no category ${category}`);
  const featuredItemId = featured === undefined ? null : added.items.get(featured);
  if (featuredItemId === undefined) throw new Error(`The demo has no ${featured} in ${category}`);
  return { categoryId: added.id, title, featuredItemId };
}

/** The menus of parts of the day; the one of everything is there already. */
async function addMenus(
  tx: RestaurantTransaction,
  menuId: string,
  categoriesByName: ReadonlyMap<string, Added>,
): Promise<void> {
  const draftsOf = (sections: readonly DemoSection[]) =>
    sections.map((section) => sectionDraft(section, categoriesByName));
  await describeMenu(tx, menuId, demoContent.menu);
  await writeSections(tx, menuId, draftsOf(allDaySections));
  for (const { sections, ...menu } of demoMenus)
    await menus.create(tx, null, { ...menu, sections: draftsOf(sections) });
}

async function addScreens(
  tx: RestaurantTransaction,
  categoriesByName: ReadonlyMap<string, Added>,
): Promise<void> {
  for (const { categories: names, ...screen } of demoContent.screens) {
    const chosen = names.flatMap((name) => categoriesByName.get(name)?.id ?? []);
    if (chosen.length < names.length)
      throw new Error(`The demo's screen ${screen.name} has no such category`);
    await screens.create(tx, null, { ...screen, categoryIds: chosen });
  }
}

async function introduce(tx: RestaurantTransaction, pictures: Pictures): Promise<void> {
  const { businessEmail, phone, address, orderTypes, openingHours, logo, photo } = demoContent.restaurant;
  const { version } = await getRestaurant(tx);
  await updateRestaurant(tx, null, version, {
    businessEmail,
    phone,
    address,
    orderTypes,
    openingHours,
    logoId: pictures.get(logo)?.imageId ?? null,
    photoId: pictures.get(photo)?.imageId ?? null,
  });
}

/** Fills a new restaurant with the demo's pictures, settings, modifier groups, categories, items, menus and screens, through the services the API uses. */
export async function fillDemoRestaurant(
  tx: RestaurantTransaction,
  menuId: string,
  pictures: Pictures,
): Promise<void> {
  for (const picture of pictures.values()) await savePicture(tx, null, picture);
  await introduce(tx, pictures);
  for (const draft of demoContent.discounts) await discounts.create(tx, null, draft);
  for (const draft of demoContent.printers) await printers.create(tx, null, draft);
  for (const draft of demoContent.tableSections) await tableSections.create(tx, null, draft);
  for (const draft of demoContent.taxes) await taxes.create(tx, null, draft);
  await setServiceCharge(tx, demoContent.serviceCharge);
  const groups = await addModifierGroups(tx);
  const added = new Map<string, Added>();
  for (const category of demoContent.categories)
    added.set(category.name, await addCategory(tx, category, pictures, groups));
  await addMenus(tx, menuId, added);
  await addScreens(tx, added);
}
