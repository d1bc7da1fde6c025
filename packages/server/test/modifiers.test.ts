import type { Item, ModifierGroup, ModifierGroupDraft, PublicMenuPage } from '@cardamom/api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInstallation, type BackOffice, type Installation } from './support/back-office.ts';

let installation: Installation;
let office: BackOffice;

beforeAll(async () => {
  installation = await startInstallation();
  office = await installation.register('Casa das Escolhas');
});
afterAll(() => installation.close());

const path = '/online-menu/modifier-groups';
const free = { isDeclared: true, contains: [], mayContain: [] };
const sides: ModifierGroupDraft = {
  name: 'Side',
  minimum: 1,
  maximum: 1,
  options: [
    { name: 'Rice', isDefault: true, allergens: free },
    { name: 'Fries', priceDelta: 150, caloriesDelta: 320, allergens: free },
    { name: 'No side', priceDelta: -200 },
  ],
};

const add = (draft: ModifierGroupDraft, house = office) => house.call<ModifierGroup>('POST', path, draft);
const optionNames = ({ options }: ModifierGroup) => options.map(({ name }) => name);

async function addedItem(house: BackOffice, name: string, modifierGroupIds: string[]): Promise<Item> {
  const { id } = await house.addCategory(`For ${name}`);
  return house.addItem({ name, categoryIds: [id], modifierGroupIds });
}

describe('a modifier group', () => {
  test('keeps what it was given, options in their order', async () => {
    const { status, data } = await add(sides);
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Side', guestName: '', minimum: 1, maximum: 1, usedByCount: 0 });
    expect(data.options).toMatchObject([
      { name: 'Rice', priceDelta: 0, caloriesDelta: null, isDefault: true, allergens: free },
      { name: 'Fries', priceDelta: 150, caloriesDelta: 320, isDefault: false },
      { name: 'No side', priceDelta: -200, allergens: { isDeclared: false } },
    ]);
    expect((await office.call('GET', `${path}/${data.id}`)).data).toEqual(data);
  });

  test('says of every wrong field which and why', async () => {
    const [rice, fries] = [{ name: 'Rice' }, { name: 'Fries' }];
    const chosen = { isDefault: true };
    const wrong: [Partial<ModifierGroupDraft>, string, string][] = [
      [{ name: 'side' }, '/name', 'OM_005'],
      [{ options: [rice, { name: ' RÍCE ' }] }, '/options/1/name', 'OM_006'],
      [{ options: [] }, '/options', 'CM_REQUIRED'],
      [{ options: [{ name: '' }] }, '/options/0/name', 'VE_IS_LENGTH'],
      [{ minimum: 2, maximum: 1 }, '/minimum', 'CM_RANGE'],
      [{ minimum: 3 }, '/minimum', 'CM_RANGE'],
      [{ maximum: 3 }, '/maximum', 'CM_RANGE'],
      [{ maximum: 0 }, '/maximum', 'CM_RANGE'],
      [{ minimum: -1 }, '/minimum', 'CM_RANGE'],
      [
        {
          maximum: 1,
          options: [
            { ...rice, ...chosen },
            { ...fries, ...chosen },
          ],
        },
        '/options/1/isDefault',
        'CM_RANGE',
      ],
      [{ options: [{ ...rice, priceDelta: 1.5 }] }, '/options/0/priceDelta', 'VE_Is_NUMBER_STRING'],
      [
        { options: [{ ...rice, allergens: { isDeclared: true, contains: ['SOY'], mayContain: ['SOY'] } }] },
        '/options/0/allergens/mayContain/0',
        'CM_CHOICE',
      ],
      [
        { options: [{ ...rice, id: '01a1fc72-904e-7077-866b-bac7656738b9' }] },
        '/options/0/id',
        'CM_REFERENCE',
      ],
    ];
    for (const [fields, pointer, code] of wrong) {
      const { problem } = await add({ name: 'Wrong', options: [rice, fries], ...fields });
      expect(problem.errors[0], JSON.stringify(fields)).toMatchObject({ pointer, code });
    }
  });

  test('edited: an option that names its id keeps it, in its new place; another one is new', async () => {
    const { data: before } = await add({ ...sides, name: 'Edited' });
    const [rice, fries, none] = before.options;
    if (!rice || !fries || !none) throw new Error('Three options were sent');
    const { availability: _kept, ...draft } = fries;
    const options = [draft, { name: 'Salad', priceDelta: 100 }, { id: rice.id, name: 'Brown rice' }];
    const { data } = await office.call<ModifierGroup>('PATCH', `${path}/${before.id}`, { options }, 1);
    expect(optionNames(data)).toEqual(['Fries', 'Salad', 'Brown rice']);
    expect([data.options[0]?.id, data.options[2]?.id]).toEqual([fries.id, rice.id]);
    expect(data).toMatchObject({ version: 2, minimum: 1, maximum: 1 });
    const gone = { options: [{ id: none.id, name: 'Back' }] };
    const late = await office.call('PATCH', `${path}/${before.id}`, gone, 2);
    expect(late.problem.errors).toMatchObject([{ pointer: '/options/0/id', code: 'CM_REFERENCE' }]);
    const stale = await office.call('PATCH', `${path}/${before.id}`, { name: 'Mine' }, 1);
    expect([stale.status, stale.problem.code]).toEqual([412, 'CM_CONFLICT']);
  });

  test('edited elsewhere: its limits are held against the options it already has', async () => {
    const { data } = await add({ ...sides, name: 'Limits' });
    const { problem } = await office.call('PATCH', `${path}/${data.id}`, { maximum: 4 }, 1);
    expect(problem.errors).toMatchObject([{ pointer: '/maximum', code: 'CM_RANGE' }]);
  });

  test('is copied under a free name, with options of its own', async () => {
    const { data } = await add({ ...sides, name: 'Copied' });
    const copy = () => office.call<ModifierGroup>('POST', `${path}/${data.id}/duplicate`);
    const [first, second] = [(await copy()).data, (await copy()).data];
    expect([first.name, second.name]).toEqual(['Copied (copy)', 'Copied (copy 2)']);
    expect(first).toMatchObject({ guestName: 'Copied', minimum: 1, maximum: 1, usedByCount: 0 });
    expect(optionNames(first)).toEqual(optionNames(data));
    expect(first.options[0]?.id).not.toBe(data.options[0]?.id);
    const long = await add({ ...sides, name: '🍜'.repeat(80) });
    const cut = await office.call<ModifierGroup>('POST', `${path}/${long.data.id}/duplicate`);
    expect(cut.data.name).toBe(`${'🍜'.repeat(73)} (copy)`);
  });
});

describe('items and their modifier groups', () => {
  test('an item has its groups in the order it was given, and says where an option is undeclared', async () => {
    const { data: side } = await add({ ...sides, name: 'Item side' });
    const { data: sauce } = await add({ name: 'Sauce', options: [{ name: 'Mint', allergens: free }] });
    const item = await addedItem(office, 'Skewers', [sauce.id, side.id]);
    expect(item.modifierGroups).toEqual([
      { id: sauce.id, name: 'Sauce', isActive: true, hasUndeclaredOption: false },
      { id: side.id, name: 'Item side', isActive: true, hasUndeclaredOption: true },
    ]);
    const turned = { modifierGroupIds: [side.id] };
    const { data } = await office.call<Item>('PATCH', `/online-menu/items/${item.id}`, turned, 1);
    expect(data.modifierGroups.map(({ name }) => name)).toEqual(['Item side']);
    const untouched = await office.call<Item>('PATCH', `/online-menu/items/${item.id}`, { calories: 5 }, 2);
    expect(untouched.data.modifierGroups).toHaveLength(1);
    const { data: used } = await office.call<ModifierGroup>('GET', `${path}/${side.id}`);
    expect(used).toMatchObject({ usedBy: [{ id: item.id, name: 'Skewers' }], usedByCount: 1 });
  });

  test("a group that is not there, or another restaurant's, is named on the field", async () => {
    const stranger = await installation.register('Elsewhere');
    const { data: theirs } = await add({ ...sides, name: 'Theirs' }, stranger);
    const { id } = await office.addCategory('Strange');
    const { problem } = await office.call('POST', '/online-menu/items', {
      name: 'Strange',
      categoryIds: [id],
      sizes: [{ kind: 'PRICED', price: 100 }],
      modifierGroupIds: [theirs.id],
    });
    expect(problem.errors).toMatchObject([{ pointer: '/modifierGroupIds/0', code: 'CM_REFERENCE' }]);
  });

  test('a group in use is not deleted, and the answer names the items; afterwards it is', async () => {
    const { data } = await add({ ...sides, name: 'Wanted' });
    const item = await addedItem(office, 'Wanting', [data.id]);
    const blocked = await office.call('DELETE', `${path}/${data.id}`, undefined, 1);
    expect(blocked.status).toBe(409);
    expect(blocked.problem).toMatchObject({
      code: 'OM_003',
      dependencies: [{ id: item.id, name: 'Wanting' }],
    });
    await office.call('DELETE', `/online-menu/items/${item.id}`, undefined, 1);
    expect((await office.call('DELETE', `${path}/${data.id}`, undefined, 1)).status).toBe(204);
    expect((await office.call('GET', `${path}/${data.id}`)).status).toBe(404);
    expect((await add({ ...sides, name: 'Wanted' })).status).toBe(201);
  });
});

test('a list is found, sorted by use and paged', async () => {
  const house = await installation.register('List House');
  const groups = [];
  for (const name of ['Milk', 'Crème', 'Sugar']) groups.push((await add({ ...sides, name }, house)).data);
  await addedItem(house, 'Tea', [groups[2]?.id ?? '', groups[0]?.id ?? '']);
  await addedItem(house, 'Coffee', [groups[2]?.id ?? '']);
  const list = async (query: string) =>
    (await house.call<{ items: ModifierGroup[]; page: { nextCursor: string } }>('GET', `${path}?${query}`))
      .data;
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
  expect(await names('')).toEqual(['Crème', 'Milk', 'Sugar']);
  expect(await names('search=CREME')).toEqual(['Crème']);
  expect(await names('sort=-usedByCount')).toEqual(['Sugar', 'Milk', 'Crème']);
  const { items, page } = await list('sort=-usedByCount&limit=2');
  expect(items.map(({ usedByCount }) => usedByCount)).toEqual([2, 1]);
  expect(await names(`sort=-usedByCount&limit=2&cursor=${page.nextCursor}`)).toEqual(['Crème']);
  expect(await names('isActive=false')).toEqual([]);
});

test('guests read each choice once, under its guest name, and nothing that is switched off', async () => {
  const house = await installation.register('Guest House');
  const { data: side } = await add({ ...sides, guestName: 'Choose your side' }, house);
  const { data: off } = await add({ ...sides, name: 'Off', isActive: false }, house);
  await addedItem(house, 'Steak', [off.id, side.id]);
  await addedItem(house, 'Fish', [side.id]);
  const { restaurantUrl } = await house.restaurant();
  const { data: menus } = await house.call<{ items: { id: string }[] }>('GET', '/online-menu/menus');
  const answer = await installation.app.inject({
    url: `/api/public/restaurants/${restaurantUrl}/menus/${menus.items[0]?.id}`,
  });
  const { menu } = answer.json<{ data: PublicMenuPage }>().data;
  const dishes = menu.sections.flatMap(({ items }) => items);
  expect(dishes.map((dish) => dish.modifierGroupIds)).toEqual([[side.id], [side.id]]);
  expect(menu.modifierGroups).toMatchObject([
    { id: side.id, name: 'Choose your side', minimum: 1, maximum: 1 },
  ]);
  expect(menu.modifierGroups[0]?.options[1]).toEqual({
    name: 'Fries',
    priceDelta: 150,
    caloriesDelta: 320,
    allergens: free,
    isDefault: false,
    isSoldOut: false,
  });
});
