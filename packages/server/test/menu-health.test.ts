import type {
  HealthCheck,
  HealthFinding,
  Item,
  Menu,
  MenuHealth,
  ModifierGroup,
  Page,
} from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.close());

const declared = { isDeclared: true, contains: [], mayContain: [] };
const whole = { description: 'With herbs', calories: 300, allergens: declared };

const health = async (office: BackOffice) =>
  (await office.call<MenuHealth>('GET', '/online-menu/health')).data;
const countsOf = ({ checks }: MenuHealth) =>
  Object.fromEntries(checks.filter(({ count }) => count > 0).map(({ check, count }) => [check, count]));
const found = async (office: BackOffice, check: HealthCheck) =>
  (
    await office.call<{ items: HealthFinding[]; page: Page }>(
      'GET',
      `/online-menu/health/findings?check=${check}`,
    )
  ).data.items.map(({ name }) => name);

test('a new restaurant has nothing to mend', async () => {
  const office = await installation.register('Casa Vazia');
  const report = await health(office);
  expect(countsOf(report)).toEqual({});
  expect(report).toMatchObject({ menuGaps: [], menuWarnings: [], outdatedPrints: [] });
});

test('what guests would miss is counted and named, active items only', async () => {
  const office = await installation.register('Casa Incompleta');
  const { id } = await office.addCategory('Soups');
  const bare = { categoryIds: [id] };
  await office.addItem({ name: 'Bare', ...bare });
  await office.addItem({ name: 'Whole', ...bare, ...whole });
  await office.addItem({ name: 'Free of all', ...bare, ...whole, calories: 0, imageId: null });
  await office.addItem({ name: 'Away', ...bare, isActive: false });
  const half = { isDeclared: false, contains: ['SOY' as const], mayContain: [] };
  await office.addItem({ name: 'Half-filled', ...bare, ...whole, allergens: half });
  const report = await health(office);
  expect(countsOf(report)).toEqual({
    ITEM_ALLERGENS: 2,
    ITEM_DESCRIPTION: 1,
    ITEM_CALORIES: 1,
    ITEM_PICTURE: 4,
  });
  expect(report.checks.find(({ check }) => check === 'ITEM_PICTURE')?.checkedCount).toBe(4);
  expect(await found(office, 'ITEM_ALLERGENS')).toEqual(['Bare', 'Half-filled']);
});

test('a draft without a price is named, although guests do not see it', async () => {
  const office = await installation.register('Casa dos Rascunhos');
  const { id } = await office.addCategory('Drafts');
  const sizes = [{ kind: 'PRICED' as const, price: null }];
  await office.addItem({ name: 'Unpriced', categoryIds: [id], sizes, isActive: false });
  const market = [{ kind: 'MARKET_PRICE' as const, price: null }];
  await office.addItem({ name: 'Lobster', categoryIds: [id], sizes: market });
  expect(await found(office, 'ITEM_PRICE')).toEqual(['Unpriced']);
});

test('what no guest can reach is named', async () => {
  const office = await installation.register('Casa Escondida');
  const open = await office.addCategory('Open');
  const shut = await office.addCategory('Shut');
  const item = await office.addItem({ name: 'Hidden away', categoryIds: [shut.id] });
  await office.addItem({ name: 'In both', categoryIds: [open.id, shut.id] });
  await office.call('PATCH', `/online-menu/categories/${shut.id}`, { isActive: false }, 1);
  expect(await found(office, 'ITEM_UNREACHABLE')).toEqual(['Hidden away']);

  const [menu] = (await office.call<{ items: Menu[] }>('GET', '/online-menu/menus')).data.items;
  if (!menu) throw new Error('A restaurant begins with a menu');
  const fields = { includesAllCategories: false, sections: [] };
  await office.call('PATCH', `/online-menu/menus/${menu.id}`, fields, menu.version);
  expect(await found(office, 'CATEGORY_UNREACHABLE')).toEqual(['Open']);
  const options = [{ name: 'Rice' }];
  const group = await office.call<ModifierGroup>('POST', '/online-menu/modifier-groups', {
    name: 'Side',
    options,
  });
  expect(await found(office, 'MODIFIER_GROUP_UNUSED')).toEqual(['Side']);
  expect(await found(office, 'OPTION_ALLERGENS')).toEqual(['Side']);
  const modifierGroupIds = [group.data.id];
  await office.call('PATCH', `/online-menu/items/${item.id}`, { modifierGroupIds }, item.version);
  expect(await found(office, 'MODIFIER_GROUP_UNUSED')).toEqual([]);
});

test('hours that leave guests without a menu are told, and menus whose days are over', async () => {
  const office = await installation.register('Casa das Horas');
  const [allDay] = (await office.call<{ items: Menu[] }>('GET', '/online-menu/menus')).data.items;
  if (!allDay) throw new Error('A restaurant begins with a menu');
  const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const windows = [
    { weekdays, from: '12:00', to: '15:00' },
    { weekdays, from: '18:00', to: '22:00' },
  ];
  await office.call('PATCH', `/online-menu/menus/${allDay.id}`, { windows }, allDay.version);
  await office.call('POST', '/online-menu/menus', { name: 'Summer 2020', endsOn: '2020-09-30' });
  const { menuGaps, menuWarnings } = await health(office);
  expect(menuGaps).toHaveLength(7);
  expect(menuWarnings).toMatchObject([{ menu: { name: 'Summer 2020' }, kind: 'ENDED' }]);
});

test('a long list is paged by name without skipping anything', async () => {
  const office = await installation.register('Casa Comprida');
  const { id } = await office.addCategory('Many');
  const names = Array.from({ length: 7 }, (_, index) => `Item ${index}`);
  for (const name of names) await office.addItem({ name, categoryIds: [id] });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const path = `/online-menu/health/findings?check=ITEM_PICTURE&limit=3${at}`;
    const { data } = await office.call<{ items: Item[]; page: Page }>('GET', path);
    expect(data.page.total).toBe(7);
    seen.push(...data.items.map(({ name }) => name));
    cursor = data.page.nextCursor;
  }
  expect(seen).toEqual(names);
});
