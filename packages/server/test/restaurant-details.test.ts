import type { Category, Image, Restaurant } from '@cardamom/api-types';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;
beforeAll(async () => {
  installation = await startInstallation();
  office = await installation.register('Casa Lima');
});
afterAll(() => installation.close());

const change = (fields: object, { version }: Restaurant) =>
  office.call<Restaurant>('PATCH', '/settings/restaurant', fields, version);

async function uploaded(background: string): Promise<Image> {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  return (await office.upload<Image>(await picture.png().toBuffer())).data;
}

// proves: restaurant.email, restaurant.phone, restaurant.address, restaurant.type, restaurant.order-types
test('what a restaurant says of itself is kept as it was said', async () => {
  const told = {
    businessEmail: 'hello@casa-lima.example',
    phone: { prefix: '+351', number: '2100002701' },
    address: 'Rua das Hortas 27',
    restaurantType: 'FOOD_TRUCK',
    orderTypes: ['DELIVERY', 'TAKE_AWAY', 'DINE_IN'],
  };
  const answer = await change(told, await office.restaurant());
  expect(answer.status).toBe(200);
  const { orderTypes, ...stored } = await office.restaurant();
  expect({ ...stored, orderTypes: orderTypes.toSorted() }).toMatchObject({
    ...told,
    orderTypes: told.orderTypes.toSorted(),
  });
});

// proves: restaurant.logo, restaurant.photo
test('logo and photo are two pictures, and each can be taken away', async () => {
  const [logo, photo] = [await uploaded('#0a8a0a'), await uploaded('#8a0a0a')];
  const both = await change({ logoId: logo.id, photoId: photo.id }, await office.restaurant());
  expect([both.data.logo?.id, both.data.photo?.id]).toEqual([logo.id, photo.id]);
  const one = await change({ logoId: null }, both.data);
  expect([one.data.logo, one.data.photo?.id]).toEqual([null, photo.id]);
});

// proves: restaurant.name
test('the name given at registration stays', async () => {
  const before = await office.restaurant();
  expect(before.name).toBe('Casa Lima');
  const answer = await change({ name: 'Casa Nova' }, before);
  expect(answer.problem.errors).toMatchObject([{ pointer: '/name', code: 'CM_FORMAT' }]);
  expect((await office.restaurant()).name).toBe('Casa Lima');
});

// proves: categories.items-count
test('a category says how many items it holds, without deleted ones', async () => {
  const { id } = await office.addCategory('Mains');
  await office.addItem({ name: 'Rice', categoryIds: [id] });
  const dal = await office.addItem({ name: 'Dal', categoryIds: [id] });
  const count = async () =>
    (await office.call<Category>('GET', `/online-menu/categories/${id}`)).data.itemCount;
  expect(await count()).toBe(2);
  await office.call('DELETE', `/online-menu/items/${dal.id}`, undefined, 1);
  expect(await count()).toBe(1);
});
