import type { Change, Menu, PublicScreen, Screen } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
});

const codeFormat = /^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$/u;
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

async function add(body: object): Promise<Screen> {
  const answer = await owner.request('createScreen', { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as Screen;
}
const patch = ({ id, version }: Screen, body: object) =>
  owner.request('updateScreen', { params: { screenId: id }, body, headers: ifMatch(version) });
const remove = ({ id, version }: Screen) =>
  owner.request('deleteScreen', { params: { screenId: id }, headers: ifMatch(version) });
const showing = (code: string) =>
  server.visitor().request('getPublicScreen', { params: { screenCode: code } });
async function addMenu(body: object): Promise<Menu> {
  return (await owner.request('createMenu', { body })).body.data as Menu;
}

// proves: errors.OM_007
test('a name that another screen has is refused, also when a deleted one comes back', async () => {
  const bar = await add({ name: 'Bar' });
  const taken = await owner.request('createScreen', { body: { name: 'BÁR' } });
  expect([taken.status, taken.body.errors]).toMatchObject([422, [{ pointer: '/name', code: 'OM_007' }]]);
  await remove(bar);
  await add({ name: 'Bar' });
  const back = await owner.request('restoreScreen', { params: { screenId: bar.id } });
  expect([back.status, back.body.code]).toEqual([422, 'OM_007']);
});

describe('the code of a screen', () => {
  test('is made by the server, and is of no character that is taken for another', async () => {
    const screens = [await add({ name: 'Bar' }), await add({ name: 'Counter' })];
    for (const { code } of screens) expect(code).toMatch(codeFormat);
    expect(screens[0]?.code).not.toBe(screens[1]?.code);
    const body = { name: 'Mine', code: 'AAAAAAAA' };
    expect((await owner.request('createScreen', { body })).status).toBe(422);
    expect((await patch(screens[0] as Screen, { code: 'AAAAAAAA' })).status).toBe(422);
  });

  test('is another one for a copy, which shows the same', async () => {
    const { id: menuId } = await addMenu({ name: 'Lunch' });
    const bar = await add({ name: 'Bar', menuId, layout: 'SPOTLIGHT', turn: 'RIGHT', categoryIds: [] });
    const copy = (await owner.request('duplicateScreen', { params: { screenId: bar.id } })).body
      .data as Screen;
    expect(copy).toMatchObject({
      menuId,
      layout: 'SPOTLIGHT',
      turn: 'RIGHT',
      categoryIds: [],
      isActive: false,
    });
    expect(copy.code).toMatch(codeFormat);
    expect(copy.code).not.toBe(bar.code);
  });

  test('leads nowhere once the screen is deleted, and to it again when it is back', async () => {
    const bar = await add({ name: 'Bar' });
    expect((await showing(bar.code)).status).toBe(200);
    await remove(bar);
    const gone = await showing(bar.code);
    expect([gone.status, gone.body.code]).toEqual([404, 'CM_NOT_FOUND']);
    const report = {
      appVersion: '1',
      width: 1,
      height: 1,
      menuOf: '2026-01-01T00:00:00.000Z',
      showing: null,
    };
    const reported = await server
      .visitor()
      .request('reportScreen', { params: { screenCode: bar.code }, body: report });
    expect(reported.status).toBe(404);
    await owner.request('restoreScreen', { params: { screenId: bar.id } });
    expect((await showing(bar.code)).body.data.id).toBe(bar.id);
  });

  test.each(['AAAAAAAA', 'aaaaaaaa', '0O1I0O1I', 'A', '%00', 'ＡＡＡＡＡＡＡＡ'])(
    'is not guessed from %s',
    async (code) => {
      expect((await showing(code)).body.code).toBe('CM_NOT_FOUND');
    },
  );
});

test('history takes back what was set, and never the code', async () => {
  const bar = await add({ name: 'Bar' });
  await patch(bar, { name: 'Terrace', turn: 'LEFT' });
  await owner.request('unpairScreen', { params: { screenId: bar.id } });
  const query = { entity: 'SCREEN', entityId: bar.id };
  const changes = (await owner.request('listChanges', { query })).body.data.items as Change[];
  const edit = changes.find(({ fields }) => fields.some(({ field }) => field === 'turn'));
  await owner.request('undoChange', { params: { changeId: edit?.id ?? '' }, body: {} });
  const after = (await owner.request('getScreen', { params: { screenId: bar.id } })).body.data as Screen;
  expect(after).toMatchObject({ name: 'Bar', turn: 'NONE' });
  expect(after.code).not.toBe(bar.code);
});

test('a menu and categories that are not there are refused, all at once', async () => {
  const body = { name: 'Bar', menuId: newId(), categoryIds: [newId()] };
  const { status, body: answer } = await owner.request('createScreen', { body });
  expect(status).toBe(422);
  expect(answer.errors).toMatchObject([
    { pointer: '/menuId', code: 'CM_REFERENCE' },
    { pointer: '/categoryIds/0', code: 'CM_REFERENCE' },
  ]);
});

test('a screen whose menu is deleted shows what is on, stays editable, and shows its menu when that is back', async () => {
  const { id: categoryId } = (await owner.request('createCategory', { body: { name: 'Soups' } })).body.data;
  const sizes = [{ kind: 'PRICED', price: 100 }];
  await owner.request('createItem', { body: { name: 'Soup', categoryIds: [categoryId], sizes } });
  const lunch = await addMenu({ name: 'Lunch', sections: [{ categoryId }] });
  const bar = await add({ name: 'Bar', menuId: lunch.id });
  const names = async () =>
    ((await showing(bar.code)).body.data as PublicScreen).menus.map(({ name }) => name);
  expect(await names()).toEqual(['Lunch']);
  await owner.request('deleteMenu', { params: { menuId: lunch.id }, headers: ifMatch(1) });
  expect(await names()).toEqual(['All day']);
  const edited = await patch(bar, { name: 'Counter', menuId: lunch.id });
  expect([edited.status, edited.body.data.menuId]).toEqual([200, lunch.id]);
  await owner.request('restoreMenu', { params: { menuId: lunch.id } });
  expect(await names()).toEqual(['Lunch']);
});

test('a restaurant that is deleted takes its screens along', async () => {
  const bar = await add({ name: 'Bar' });
  const { name } = owner.profile.restaurant;
  await owner.request('deleteRestaurant', { body: { name, password: owner.password } });
  expect((await showing(bar.code)).status).toBe(404);
});
