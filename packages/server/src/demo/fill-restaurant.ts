import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { savePicture, type StoredPicture } from '../files/service.ts';
import { createCategory } from '../online-menu/categories/service.ts';
import { setAvailability } from '../online-menu/items/repository.ts';
import { createItem } from '../online-menu/items/service.ts';
import { getRestaurant, updateRestaurant } from '../settings/restaurant/service.ts';
import { demoContent } from './content.ts';
import type { DemoPicture } from './pictures.ts';
import type { DemoCategory } from './types.ts';

type Pictures = ReadonlyMap<DemoPicture, StoredPicture>;

async function addCategory(
  tx: RestaurantTransaction,
  category: DemoCategory,
  pictures: Pictures,
): Promise<void> {
  const { name, description, kind } = category;
  const { id: categoryId } = await createCategory(tx, null, { name, description, kind, isActive: true });
  for (const { picture, isSoldOut, ...item } of category.items) {
    const imageId = picture === null ? null : (pictures.get(picture)?.imageId ?? null);
    const { id } = await createItem(tx, null, { ...item, categoryIds: [categoryId], imageId });
    if (isSoldOut) await setAvailability(tx, id, 'SOLD_OUT', null);
  }
}

async function introduce(tx: RestaurantTransaction, publicUrl: string, pictures: Pictures): Promise<void> {
  const { businessEmail, phone, address, orderTypes, logo, photo } = demoContent.restaurant;
  const { version } = await getRestaurant(tx, publicUrl);
  await updateRestaurant(tx, publicUrl, null, version, {
    businessEmail,
    phone,
    address,
    orderTypes,
    logoId: pictures.get(logo)?.imageId ?? null,
    photoId: pictures.get(photo)?.imageId ?? null,
  });
}

/** Fills a new restaurant with the demo's pictures, categories and items, through the services the API uses. */
export async function fillDemoRestaurant(
  tx: RestaurantTransaction,
  publicUrl: string,
  pictures: Pictures,
): Promise<void> {
  for (const picture of pictures.values()) await savePicture(tx, null, picture);
  await introduce(tx, publicUrl, pictures);
  for (const category of demoContent.categories) await addCategory(tx, category, pictures);
}
