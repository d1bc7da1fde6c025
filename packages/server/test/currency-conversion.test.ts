import type { Change, Discount, Item, ModifierGroup, Restaurant, ServiceCharge } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let house: BackOffice;
let made: {
  item: Item;
  deleted: Item;
  group: ModifierGroup;
  fixed: Discount;
  percentage: Discount;
};
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

beforeEach(async () => {
  house = await installation.register('Casa Nova', 'EUR');
  const { id } = await house.addCategory('Mains');
  const categoryIds = [id];
  const item = await house.addItem({
    name: 'Sea bass',
    categoryIds,
    sizes: [
      { name: 'Small', kind: 'PRICED', price: 1250 },
      { name: 'Large', kind: 'PRICED', price: 2001 },
      { name: 'Whole', kind: 'MARKET_PRICE', price: null },
    ],
  });
  const deleted = await house.addItem({ name: 'Dal', categoryIds });
  await house.call('DELETE', `/online-menu/items/${deleted.id}`, undefined, 1);
  const group = await house.call<ModifierGroup>('POST', '/online-menu/modifier-groups', {
    name: 'Sides',
    options: [
      { name: 'Rice', priceDelta: 150 },
      { name: 'No sauce', priceDelta: -33 },
      { name: 'Salad', priceDelta: 0 },
    ],
  });
  const discount = async (draft: object) =>
    (await house.call<Discount>('POST', '/settings/discounts', draft)).data;
  made = {
    item,
    deleted,
    group: group.data,
    fixed: await discount({ name: 'Lunch', type: 'FIXED', amount: 500 }),
    percentage: await discount({ name: 'Staff', type: 'PERCENTAGE', amount: 20_000 }),
  };
  const charge = { type: 'FIXED', rate: 199, isActive: true };
  await house.call('PATCH', '/settings/service-charge', charge, 1);
});

const convert = async (currency: string, rate: string, version?: number) =>
  house.call<Restaurant>(
    'POST',
    '/settings/restaurant/currency',
    { currency, rate },
    version ?? (await house.restaurant()).version,
  );
const read = async <Data>(path: string) => (await house.call<Data>('GET', path)).data;
const itemNow = (id = made.item.id) => read<Item>(`/online-menu/items/${id}`);
const pricesOf = ({ sizes }: Item) => sizes.map(({ price }) => price);
const latestChange = async (entityId: string) =>
  (await read<{ items: Change[] }>(`/online-menu/changes?entityId=${entityId}`)).items[0] as Change;
const undo = (change: Change, body: object = {}) =>
  house.call('POST', `/online-menu/changes/${change.id}/undo`, body);

/** Every amount of the restaurant, also of what is deleted. */
async function amounts() {
  await house.call('POST', `/online-menu/items/${made.deleted.id}/restore`, {});
  const group = await read<ModifierGroup>(`/online-menu/modifier-groups/${made.group.id}`);
  const discountNow = async ({ id }: Discount) => (await read<Discount>(`/settings/discounts/${id}`)).amount;
  return {
    currency: (await house.restaurant()).defaultCurrency,
    sizes: pricesOf(await itemNow()),
    deleted: pricesOf(await itemNow(made.deleted.id)),
    options: group.options.map(({ priceDelta }) => priceDelta),
    fixed: await discountNow(made.fixed),
    percentage: await discountNow(made.percentage),
    charge: (await read<ServiceCharge>('/settings/service-charge')).rate,
  };
}

const inEuros = {
  currency: 'EUR',
  sizes: [1250, 2001, null],
  deleted: [1250],
  options: [150, -33, 0],
  fixed: 500,
  percentage: 20_000,
  charge: 199,
};

describe('another currency by a rate', () => {
  test('converts every amount there is, also of what is deleted, to the new one’s minor units, and no percentage', async () => {
    const { status, data } = await convert('JPY', '160.5');
    expect([status, data.defaultCurrency]).toEqual([200, 'JPY']);
    expect(await amounts()).toEqual({
      currency: 'JPY',
      sizes: [2006, 3212, null],
      deleted: [2006],
      options: [241, -53, 0],
      fixed: 803,
      percentage: 20_000,
      charge: 319,
    });
    const page = await installation.app.inject({ url: new URL(data.publicUrl).pathname });
    expect(page.body).toContain('2,006');
  });

  test('of 1 keeps the numbers where there are more decimals', async () => {
    await convert('KWD', '1');
    expect((await amounts()).sizes).toEqual([12_500, 20_010, null]);
  });

  test('is one change, and taking it back brings every amount back to the cent', async () => {
    const { data } = await convert('JPY', '160.5');
    const change = await latestChange(data.id);
    expect(change.fields).toEqual([{ field: 'defaultCurrency', before: 'EUR', after: 'JPY' }]);
    expect((await undo(change)).status).toBe(200);
    expect(await amounts()).toEqual(inEuros);
    await undo(await latestChange(data.id));
    expect((await amounts()).sizes).toEqual([2006, 3212, null]);
  });

  test('is taken back also where prices were changed since: those go back by the same rate', async () => {
    const { data } = await convert('JPY', '160.5');
    const { version, sizes } = await itemNow();
    const [small, ...others] = sizes;
    await house.call(
      'PATCH',
      `/online-menu/items/${made.item.id}`,
      { sizes: [{ ...small, price: 3210 }, ...others] },
      version,
    );
    await undo(await latestChange(data.id));
    expect(pricesOf(await itemNow())).toEqual([2000, 2001, null]);
  });

  test('lets nobody save a price over it that they began in the former currency', async () => {
    await convert('JPY', '160.5');
    const { id, version } = made.item;
    const late = await house.call('PATCH', `/online-menu/items/${id}`, { sizes: made.item.sizes }, version);
    expect([late.status, late.problem.code]).toEqual([412, 'CM_CONFLICT']);
  });

  test('keeps an earlier price from coming back as a number of the new currency, and nothing else', async () => {
    const { id, version } = made.item;
    const [small] = made.item.sizes;
    await house.call('PATCH', `/online-menu/items/${id}`, { sizes: [small], description: 'New' }, version);
    await convert('JPY', '160.5');
    const change = await latestChange(id);
    for (const body of [{}, { isWhole: true }, { fields: ['sizes'] }])
      expect((await undo(change, body)).problem.code).toBe('CM_CURRENCY');
    expect((await undo(change, { fields: ['description'] })).status).toBe(200);
    expect(await itemNow()).toMatchObject({ description: '' });
  });

  test('never makes a discount nothing, and is refused where an amount would not fit', async () => {
    await convert('USD', '0.000001');
    expect((await amounts()).fixed).toBe(1);
    await house.call('POST', '/online-menu/items', {
      name: 'Truffle',
      categoryIds: [made.item.categories[0]?.id],
      sizes: [{ kind: 'PRICED', price: 999_999_999_999_999 }],
    });
    const refused = await convert('EUR', '2');
    expect(refused.problem.errors).toMatchObject([{ pointer: '/rate', code: 'CM_RANGE' }]);
    expect((await house.restaurant()).defaultCurrency).toBe('USD');
  });

  test.each([
    ['EUR', '2', '/currency', 'CM_CHOICE'],
    ['BGN', '2', '/currency', 'CM_CHOICE'],
    ['USD', '0', '/rate', 'CM_RANGE'],
    ['USD', '0.0', '/rate', 'CM_RANGE'],
    ['USD', '1,5', '/rate', 'CM_FORMAT'],
    ['USD', '-1', '/rate', 'CM_FORMAT'],
  ])('refuses %s at %s', async (currency, rate, pointer, code) => {
    expect((await convert(currency, rate)).problem.errors).toMatchObject([{ pointer, code }]);
  });

  test('takes the version that was looked at', async () => {
    expect((await convert('USD', '2', 99)).status).toBe(412);
    expect(await amounts()).toEqual(inEuros);
  });
});
