import type { Change, Permission, StaffMember } from '@cardamom/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picture, memberDraft } from './support/world.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;
let manager: Owner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.registerRestaurant();
  manager = await server.signInAs(owner, ['SETTINGS', 'POS']);
});

const at = (staffId: string, version?: number) => ({
  params: { staffId },
  ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
});

async function add(more: object = {}, by: Owner = owner): Promise<StaffMember> {
  const answer = await by.request('createStaffMember', { body: memberDraft('Rosa', more) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data as StaffMember;
}

const get = async (staffId: string, by: Owner = owner) =>
  (await by.request('getStaffMember', at(staffId))).body.data as StaffMember;

const edit = (member: Pick<StaffMember, 'id' | 'version'>, body: object, by: Owner = owner) =>
  by.request('updateStaffMember', { ...at(member.id, member.version), body });

const self = (of: Owner) => get(of.profile.id, of);

const history = async (by: Owner, query: Record<string, string> = {}) =>
  (await by.request('listChanges', { query })).body.data.items as Change[];

function refusal({
  status,
  body,
}: {
  status: number;
  body: { code: string; errors?: { pointer: string; code: string }[] };
}) {
  const [error] = body.errors ?? [];
  return error ? [status, error.pointer, error.code] : [status, body.code];
}

describe('a person', () => {
  // proves: staff.name, staff.email, staff.position, staff.phone, staff.permissions, staff.picture, staff.pin
  test('is kept with everything that was told of them, and their PIN is never told again', async () => {
    const { body } = await owner.request('uploadImage', await picture());
    const told = {
      name: 'Rosa',
      lastName: 'Lima',
      position: 'Waiter',
      email: 'Rosa.Lima@Example.com',
      phone: { prefix: '+351', number: '912345678' },
      permissions: ['POS'],
      theme: 'dark',
      defaultLanguage: 'en',
    };
    const created = await add({ ...told, pin: '271828', pictureId: body.data.id });
    const stored = await get(created.id);
    expect(stored).toMatchObject({ ...told, hasPin: true, isOwner: false, isActive: true });
    expect(stored.picture?.id).toBe(body.data.id);
    expect(JSON.stringify(stored)).not.toContain('271828');
    const rows = await server.database.readRestaurant(owner.profile.restaurant.id, (tx) =>
      tx.selectFrom('staff').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain('271828');
  });

  test('may have the name of another one', async () => {
    await add({ name: 'Ana', lastName: 'Silva' });
    expect((await add({ name: 'Ana', lastName: 'Silva' })).name).toBe('Ana');
  });

  test('is found by both names, whatever their accents', async () => {
    const { id } = await add({ name: 'João', lastName: 'Conceição' });
    await add({ name: 'Rita', lastName: 'Sousa' });
    const { body } = await owner.request('listStaffMembers', { query: { search: 'joao conc' } });
    expect((body.data.items as StaffMember[]).map((member) => member.id)).toEqual([id]);
    const renamed = await edit(await get(id), { lastName: 'Prado' });
    expect(renamed.body.data).toMatchObject({ name: 'João', lastName: 'Prado' });
    const again = await owner.request('listStaffMembers', { query: { search: 'joao prado' } });
    expect(again.body.data.items).toHaveLength(1);
  });

  test('stays as they were where an edit does not name something', async () => {
    const created = await add({ lastName: 'Lima', position: 'Waiter', permissions: ['POS'] });
    const { data } = (await edit(created, { position: 'Head waiter' })).body;
    expect(data).toMatchObject({ name: 'Rosa', lastName: 'Lima', permissions: ['POS'], hasPin: true });
  });

  // proves: required.staff.email, required.staff.pin, required.staff.name, required.staff.password
  test.each([
    ['/name', { name: '' }],
    ['/email', { email: '' }],
    ['/pin', { pin: '' }],
    ['/password', { password: '' }],
  ])('without what is required is refused at %s', async (pointer, missing) => {
    const { status, body } = await owner.request('createStaffMember', { body: memberDraft('Rosa', missing) });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  // proves: errors.HR_002
  test('who is not there is not found', async () => {
    const { id, version } = await add();
    await owner.request('deleteStaffMember', at(id, version));
    for (const answer of [
      await owner.request('getStaffMember', at(id)),
      await edit({ id, version: version + 1 }, { position: 'Chef' }),
      await owner.request('inviteStaffMember', at(id)),
      await owner.request('revokeInvitation', at(id)),
    ])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        404,
        'HR_002',
        'Staff not found',
      ]);
  });

  // proves: errors.HR_004
  test('has one record in a restaurant, and may have one in another', async () => {
    const { email } = await add();
    const again = await owner.request('createStaffMember', {
      body: memberDraft('Rosa', { email: email?.toUpperCase() }),
    });
    expect(refusal(again)).toEqual([422, '/email', 'HR_004']);
    const elsewhere = await server.registerRestaurant();
    expect((await add({ email }, elsewhere)).email).toBe(email);
  });
});

describe('a PIN', () => {
  // proves: staff.pin.six-digits, staff.pin.digits-only
  test.each([
    ['12345', 'CM_PIN_LENGTH', 'Pin code must be 6 digits.'],
    ['1234567', 'CM_PIN_LENGTH', 'Pin code must be 6 digits.'],
    ['12345a', 'CM_PIN_NUMBER', 'Pin must be all number'],
    ['１２３４５６', 'CM_PIN_NUMBER', 'Pin must be all number'],
  ])('%s is refused, and says why', async (pin, code, message) => {
    const refused = await owner.request('createStaffMember', { body: memberDraft('Rosa', { pin }) });
    expect(refused.body.errors).toEqual([{ pointer: '/pin', code, message }]);
    const edited = await edit(await add(), { pin });
    expect(edited.body.errors).toEqual([{ pointer: '/pin', code, message }]);
  });

  // proves: staff.pin.unique, errors.HR_005
  test('belongs to one person of a restaurant', async () => {
    await add({ pin: '314159' });
    const other = await add({ pin: '141421' });
    const taken = await owner.request('createStaffMember', { body: memberDraft('Ana', { pin: '314159' }) });
    expect(refusal(taken)).toEqual([422, '/pin', 'HR_005']);
    expect(refusal(await edit(other, { pin: '314159' }))).toEqual([422, '/pin', 'HR_005']);
    expect((await edit(other, { pin: '141421' })).status).toBe(200);
    const elsewhere = await server.registerRestaurant();
    expect((await add({ pin: '314159' }, elsewhere)).hasPin).toBe(true);
  });

  test('of somebody who comes back, and that another one has by now, is no longer theirs', async () => {
    const { id, version } = await add({ pin: '161803' });
    await owner.request('deleteStaffMember', at(id, version));
    await add({ pin: '161803' });
    const { data } = (await owner.request('restoreStaffMember', at(id))).body;
    expect(data.hasPin).toBe(false);
    expect((await edit(data, { pin: '602214' })).body.data.hasPin).toBe(true);
  });

  test('that is suggested is free, and can be used', async () => {
    const { body } = await manager.request('suggestPin');
    expect(body.data.pin).toMatch(/^\d{6}$/u);
    expect((await add({ pin: body.data.pin })).hasPin).toBe(true);
  });

  test('cannot be guessed by trying many', async () => {
    const strict = await startTestServer({ signInTriesPerMinute: 5 });
    const boss = await strict.registerRestaurant();
    const me = await self(boss);
    const tries = [];
    for (let pin = 0; pin < 6; pin += 1)
      tries.push((await edit({ ...me, version: me.version + pin }, { pin: `70000${pin}` }, boss)).status);
    expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await edit(await self(boss), { position: 'Boss' }, boss)).status).toBe(200);
    await strict.stop();
  });
});

describe('without the permission for settings', () => {
  test('somebody reads names and positions of those who work here, and nothing else', async () => {
    const waiter = await server.signInAs(owner, ['POS', 'MENU_MANAGEMENT', 'ONLINE_MENU', 'LINK_TO_MENU']);
    const { id } = await add({
      lastName: 'Lima',
      position: 'Chef',
      phone: { prefix: '+351', number: '912345678' },
    });
    const gone = await add({ isActive: false });
    const { items } = (await waiter.request('listStaffMembers')).body.data as { items: StaffMember[] };
    const rosa = items.find((member) => member.id === id);
    expect(rosa).toMatchObject({ name: 'Rosa', lastName: 'Lima', position: 'Chef' });
    const {
      email,
      phone,
      permissions,
      isOwner,
      hasPin,
      theme,
      picture: shown,
      invitation,
      lastSignInAt,
    } = rosa ?? {};
    expect([email, phone, permissions, isOwner, hasPin, theme, shown, invitation, lastSignInAt]).toEqual(
      Array.from({ length: 9 }, () => null),
    );
    expect(await get(id, waiter)).toEqual(rosa);
    expect(items.map((member) => member.id)).not.toContain(gone.id);
    expect((await waiter.request('getStaffMember', at(gone.id))).status).toBe(404);
    const all = await waiter.request('listStaffMembers', { query: { isActive: 'false' } });
    expect(all.text).not.toContain(gone.id);
  });

  test('they read everything of themselves', async () => {
    const waiter = await server.signInAs(owner, ['POS']);
    expect(await self(waiter)).toMatchObject({ email: waiter.email, permissions: ['POS'], isOwner: false });
  });

  test('history tells them nothing of people', async () => {
    const waiter = await server.signInAs(owner, ['MENU_MANAGEMENT']);
    const { id } = await add();
    expect((await history(owner, { entityId: id })).map((change) => change.name)).toEqual(['Rosa']);
    expect(await history(waiter, { entityId: id })).toEqual([]);
    const asked = await waiter.request('listChanges', { query: { entity: 'STAFF_MEMBER' } });
    expect([asked.status, asked.body.code]).toEqual([403, 'C_010']);
    const [change] = await history(owner, { entityId: id });
    const undo = { params: { changeId: change?.id ?? '' }, body: {} };
    expect((await waiter.request('undoChange', undo)).status).toBe(403);
  });
});

describe('nobody grants what they do not hold', () => {
  test.each<[readonly Permission[]]>([[['ALL']], [['MENU_MANAGEMENT']], [['POS', 'ONLINE_MENU']]])(
    '%j',
    async (permissions) => {
      const draft = memberDraft('Rosa', { permissions });
      expect(refusal(await manager.request('createStaffMember', { body: draft }))).toEqual([403, 'C_010']);
      const rosa = await add({ permissions: [] }, manager);
      expect(refusal(await edit(rosa, { permissions }, manager))).toEqual([403, 'C_010']);
      expect((await get(rosa.id)).permissions).toEqual([]);
    },
  );

  test('but leaves what somebody has', async () => {
    const cook = await add({ permissions: ['MENU_MANAGEMENT'] });
    const { status, body } = await edit(cook, { permissions: ['MENU_MANAGEMENT', 'POS'] }, manager);
    expect([status, body.data.permissions]).toEqual([200, ['MENU_MANAGEMENT', 'POS']]);
  });

  test('not to themselves either', async () => {
    expect(refusal(await edit(await self(manager), { permissions: ['ALL'] }, manager))).toEqual([
      403,
      'C_010',
    ]);
  });

  test('not by taking a change back, by activating, or by bringing somebody back', async () => {
    const chef = await add({ permissions: ['MENU_MANAGEMENT'] });
    const { data: demoted } = (await edit(chef, { permissions: [] })).body;
    const [change] = (await owner.request('listChanges', { query: { entityId: chef.id } })).body.data.items;
    const undo = { params: { changeId: change.id as string }, body: {} };
    expect(refusal(await manager.request('undoChange', undo))).toEqual([403, 'C_010']);
    const { data: back } = (await edit(demoted, { permissions: ['MENU_MANAGEMENT'], isActive: false })).body;
    expect(refusal(await edit(back, { isActive: true }, manager))).toEqual([403, 'C_010']);
    const { data: active } = (await edit(back, { isActive: true })).body;
    await owner.request('deleteStaffMember', at(active.id, active.version));
    expect(refusal(await manager.request('restoreStaffMember', at(active.id)))).toEqual([403, 'C_010']);
    expect((await owner.request('restoreStaffMember', at(active.id))).status).toBe(200);
  });
});

describe('the owner', () => {
  // proves: permissions.owner-stays-active, errors.HR_001
  test('cannot be switched off, by nobody', async () => {
    for (const by of [owner, manager]) {
      const me = await get(owner.profile.id);
      const { status, body } = await edit(me, { isActive: false }, by);
      expect([status, body.code, body.message]).toEqual([422, 'HR_001', 'Owner cannot be deactivated']);
    }
  });

  // proves: permissions.owner-stays, errors.HR_003
  test('cannot be deleted, by nobody', async () => {
    for (const by of [owner, manager]) {
      const { id, version } = await get(owner.profile.id);
      const { status, body } = await by.request('deleteStaffMember', at(id, version));
      expect([status, body.code, body.message]).toEqual([422, 'HR_003', 'Owner cannot be deleted']);
    }
  });

  test('is changed by nobody else, and keeps every permission', async () => {
    const equal = await server.signInAs(owner, ['ALL']);
    const me = await get(owner.profile.id);
    expect(refusal(await edit(me, { name: 'Nobody' }, equal))).toEqual([403, 'C_010']);
    expect(refusal(await edit(me, { permissions: ['POS'] }))).toEqual([422, '/permissions', 'CM_CHOICE']);
    expect((await edit(me, { position: 'Boss' })).status).toBe(200);
  });

  test('stays where a whole list is switched off or deleted, and is named with the reason', async () => {
    const rosa = await add({ lastName: 'Lima' });
    const me = await get(owner.profile.id);
    const entities = [rosa, me].map(({ id, version }) => ({ id, version }));
    const off = (
      await manager.request('bulkChangeStaffMembers', { body: { action: 'DEACTIVATE', entities } })
    ).body.data;
    expect(off.changed.map((one: { id: string }) => one.id)).toEqual([rosa.id]);
    expect(off.refused).toMatchObject([
      { id: me.id, code: 'HR_001', message: 'Owner cannot be deactivated' },
    ]);
    const undone = await manager.request('undoChangeBatch', { params: { batchId: off.batchId } });
    expect(undone.body.data.count).toBe(1);
    expect((await get(rosa.id)).isActive).toBe(true);
  });
});

describe('a session', () => {
  test('has the permissions of this moment', async () => {
    const waiter = await server.signInAs(owner, ['POS']);
    expect((await waiter.request('suggestPin')).status).toBe(403);
    await edit(await get(waiter.profile.id), { permissions: ['SETTINGS'] });
    expect((await waiter.request('suggestPin')).status).toBe(200);
  });

  test.each(['switched off and on again', 'deleted and brought back'])('ends for who is %s', async (how) => {
    const waiter = await server.signInAs(owner, ['POS']);
    const { id, version } = await get(waiter.profile.id);
    if (how.startsWith('deleted')) await owner.request('deleteStaffMember', at(id, version));
    else await edit({ id, version }, { isActive: false });
    expect((await waiter.request('getMyProfile')).status).toBe(401);
    if (how.startsWith('deleted')) await owner.request('restoreStaffMember', at(id));
    else await edit({ id, version: version + 1 }, { isActive: true });
    expect((await waiter.request('getMyProfile')).status).toBe(401);
    expect((await waiter.request('refresh')).status).toBe(401);
  });

  test('in another restaurant goes on, and may come back after they are switched on again', async () => {
    const elsewhere = await server.registerRestaurant();
    const { id, version } = await add({ email: elsewhere.email, permissions: ['POS'] });
    await server.database.inRestaurant(owner.profile.restaurant.id, async (tx) => {
      await tx.updateTable('staff').set({ joined_at: 1 }).where('id', '=', id).execute();
    });
    const there = { body: { restaurantId: owner.profile.restaurant.id } };
    expect((await elsewhere.request('chooseRestaurant', there)).status).toBe(200);
    await edit({ id, version }, { isActive: false });
    expect((await elsewhere.request('getMyProfile')).status).toBe(401);
    const other = server.visitor();
    await other.request('signIn', { body: { email: elsewhere.email, password: elsewhere.password } });
    expect((await other.request('getMyProfile')).body.data.restaurant.id).toBe(
      elsewhere.profile.restaurant.id,
    );
    await edit({ id, version: version + 1 }, { isActive: true });
    expect((await other.request('chooseRestaurant', there)).status).toBe(200);
    expect((await other.request('getMyProfile')).body.data.restaurant.id).toBe(owner.profile.restaurant.id);
  });
});

test('an edit over a colleague’s save is refused with what stands there now', async () => {
  const rosa = await add();
  await edit(rosa, { position: 'Chef' });
  const { status, body } = await edit(rosa, { position: 'Waiter' }, manager);
  expect([status, body.code, body.current.position]).toEqual([412, 'CM_CONFLICT', 'Chef']);
});

test('history tells what changed of somebody, and brings it back', async () => {
  const rosa = await add({ lastName: 'Lima', permissions: ['POS'] });
  await edit(rosa, { permissions: ['POS', 'SETTINGS'], position: 'Chef' });
  const [change] = (await owner.request('listChanges', { query: { entityId: rosa.id } })).body.data
    .items as Change[];
  expect(change).toMatchObject({ name: 'Rosa Lima', entity: 'STAFF_MEMBER', action: 'UPDATED' });
  expect(change?.fields).toContainEqual({
    field: 'permissions',
    before: ['POS'],
    after: ['POS', 'SETTINGS'],
  });
  await owner.request('undoChange', { params: { changeId: change?.id ?? '' }, body: {} });
  expect(await get(rosa.id)).toMatchObject({ permissions: ['POS'], position: '' });
});
