import type { Category, Change, Image, Restaurant } from '@cardamom/api-types';
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

// proves: restaurant.language
test('dishes are written in any language that BCP 47 names, and guests are told which', async () => {
  const { data } = await change({ defaultLanguage: 'PT-pt' }, await office.restaurant());
  expect(data.defaultLanguage).toBe('pt-PT');
  const page = await installation.app.inject({ url: new URL(data.publicUrl).pathname });
  expect(page.body).toContain('<html lang="pt-PT"');
  const wrong = await change({ defaultLanguage: 'xx-nobody' }, data);
  expect(wrong.problem.errors).toMatchObject([{ pointer: '/defaultLanguage', code: 'CM_CHOICE' }]);
});

test('opening hours hold weekdays and single days, each day once, and the business day its end', async () => {
  const openingHours = {
    windows: [{ weekdays: ['FRIDAY', 'SATURDAY'], from: '18:00', to: '02:00' }],
    exceptions: [
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-31', hours: [{ from: '12:00', to: '03:00' }] },
    ],
  };
  const before = await office.restaurant();
  const { data } = await change({ openingHours, businessDayEndsAt: '05:30' }, before);
  expect(data).toMatchObject({ openingHours, businessDayEndsAt: '05:30' });
  const twice = { ...openingHours, exceptions: [...openingHours.exceptions, openingHours.exceptions[0]] };
  const refused = await change({ openingHours: twice }, data);
  expect(refused.problem.errors).toMatchObject([{ pointer: '/openingHours/exceptions/2/date' }]);
});

test('an address that another restaurant has or had is not free, and what would read as a part of Cardamom neither', async () => {
  const other = await installation.register('Casa Vermelha');
  const { restaurantUrl: former } = await other.restaurant();
  const renamed = await other.call('PATCH', '/settings/restaurant', { restaurantUrl: 'casa-azul' }, 1);
  expect(renamed.status).toBe(200);
  const isFree = async (url: string) =>
    (await office.call<{ isFree: boolean }>('GET', `/settings/restaurant-url?restaurantUrl=${url}`)).data
      .isFree;
  expect(await isFree(former)).toBe(false);
  expect(await isFree('casa-azul')).toBe(false);
  expect(await isFree('qr-menu')).toBe(false);
  expect(await isFree('casa-amarela')).toBe(true);
  expect(await isFree((await office.restaurant()).restaurantUrl)).toBe(true);
});

test('another currency keeps the numbers of all prices, and is refused where they would not fit', async () => {
  const fresh = await installation.register('Casa Nova', 'EUR');
  const ask = (fields: object, version: number) =>
    fresh.call<Restaurant>('PATCH', '/settings/restaurant', fields, version);
  const yen = await ask({ defaultCurrency: 'JPY' }, 1);
  expect([yen.status, yen.data.hasPrices]).toEqual([200, false]);
  const euros = await ask({ defaultCurrency: 'EUR' }, yen.data.version);
  const { id } = await fresh.addCategory('Mains');
  await fresh.addItem({ name: 'Sea bass', categoryIds: [id] });
  const dollars = await ask({ defaultCurrency: 'USD' }, euros.data.version);
  expect([dollars.status, dollars.data.hasPrices]).toEqual([200, true]);
  const page = await installation.app.inject({ url: new URL(dollars.data.publicUrl).pathname });
  expect(page.body).toContain('12.50');
  const refused = await ask({ defaultCurrency: 'KWD' }, dollars.data.version);
  expect(refused.problem.errors).toMatchObject([{ pointer: '/defaultCurrency', code: 'CM_CURRENCY' }]);
  const withdrawn = await ask({ defaultCurrency: 'BGN' }, dollars.data.version);
  expect(withdrawn.problem.errors).toMatchObject([{ pointer: '/defaultCurrency', code: 'CM_CHOICE' }]);
});

test('history tells what was changed of the restaurant, and undo brings it back, also its address', async () => {
  const house = await installation.register('Casa Velha');
  const before = await house.restaurant();
  const changed = await house.call<Restaurant>(
    'PATCH',
    '/settings/restaurant',
    { restaurantUrl: 'casa-velhissima', address: 'Rua Nova 1' },
    before.version,
  );
  const { data } = await house.call<{ items: Change[] }>('GET', `/online-menu/changes?entityId=${before.id}`);
  expect(data.items.map(({ action, fields }) => [action, fields.map(({ field }) => field)])).toEqual([
    ['UPDATED', ['restaurantUrl', 'address']],
  ]);
  await house.call('POST', `/online-menu/changes/${data.items[0]?.id}/undo`, {});
  expect(await house.restaurant()).toMatchObject({
    restaurantUrl: before.restaurantUrl,
    formerUrls: [changed.data.restaurantUrl],
    address: before.address,
  });
});
