import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffMember } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { readMail, startMailServer, type MailServer } from './support/mail-server.ts';
import { startTestServer, type Owner, type Person, type TestServer } from './support/server.ts';
import { memberDraft } from './support/world.ts';

const password = 'Lime green 2';
const day = 24 * 60 * 60_000;

let mailServer: MailServer;
let server: TestServer;
let owner: Owner;
let resetClock = () => undefined as void;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url, mailFrom: 'Cardamom <menu@example.org>' });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  owner = await server.registerRestaurant({ restaurantName: 'Café Lima', name: 'Ola', lastName: 'Prado' });
  mailServer.arrived.length = 0;
});
afterEach(() => {
  resetClock();
  resetClock = () => undefined;
});

async function invite(more: object = {}, by: Owner = owner): Promise<StaffMember> {
  const answer = await by.request('createStaffMember', { body: memberDraft('Rosa', more) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data as StaffMember;
}

function tokenIn(text = ''): string {
  return /\/accept-invitation#(\S+)/u.exec(text)?.[1] ?? '';
}
const sentToken = () => tokenIn(mailServer.arrived.at(-1)?.text);
const accept = (token: string, more: object = {}, by: Person = server.visitor()) =>
  by.request('acceptInvitation', { body: { token, ...more } });
const read = (token: string, by: Person = server.visitor()) =>
  by.request('readInvitation', { body: { token } });
const at = ({ id: staffId }: StaffMember) => ({ params: { staffId } });
const get = async (member: StaffMember) =>
  (await owner.request('getStaffMember', at(member))).body.data as StaffMember;

const register = ({ email }: StaffMember, restaurantName: string) =>
  server.registerRestaurant({ restaurantName, email, password });

describe('somebody without an account', () => {
  test('gets a mail that names the restaurant and who invites, with a link in the fragment', async () => {
    const { email, invitation } = await invite();
    expect(invitation).toMatchObject({ state: 'PENDING', delivery: 'SENT', link: null });
    const [mail] = mailServer.arrived;
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain('Ola Prado invites you to work with Café Lima');
    expect(mail?.text).toContain(`${server.config.publicUrl}/accept-invitation#`);
  });

  // proves: staff.password, password.length, password.number, password.uppercase
  test('joins with a password of their own, and is signed in', async () => {
    const member = await invite({ permissions: ['POS'] });
    const token = sentToken();
    expect((await read(token)).body.data).toEqual({
      restaurantName: 'Café Lima',
      invitedBy: 'Ola Prado',
      name: 'Rosa',
      email: member.email,
      isAccountNew: true,
      isSignedIn: false,
    });
    for (const [weak, code] of [
      ['Short 1', 'CM_PASSWORD_LENGTH'],
      ['No number here', 'CM_PASSWORD_NUMBER'],
      ['no uppercase 1', 'CM_PASSWORD_UPPERCASE'],
    ])
      expect((await accept(token, { password: weak })).body.errors[0].code).toBe(code);
    expect((await accept(token)).body.errors[0]).toMatchObject({ pointer: '/password', code: 'CM_REQUIRED' });
    const rosa = server.visitor();
    const { status, body } = await accept(token, { password }, rosa);
    expect([status, body.data.restaurant.name, body.data.permissions]).toEqual([200, 'Café Lima', ['POS']]);
    expect((await rosa.request('getMyProfile')).status).toBe(200);
    expect((await get(member)).invitation).toBeNull();
    const again = await server.visitor().request('signIn', { body: { email: member.email, password } });
    expect(again.status).toBe(200);
  });

  test('may register a restaurant of their own, as if nobody had invited them', async () => {
    const member = await invite();
    const rosa = await register({ ...member, email: String(member.email).toUpperCase() }, 'Rosa alone');
    expect(rosa.profile).toMatchObject({ isOwner: true, restaurant: { name: 'Rosa alone' } });
    expect(rosa.profile.restaurants.map(({ name }) => name)).toEqual(['Rosa alone']);
    await expect(register(member, 'Somebody else')).rejects.toThrow('C_004');
  });

  test('who has registered meanwhile still joins by their consent alone', async () => {
    const member = await invite({ permissions: ['POS'] });
    const token = sentToken();
    const rosa = await register(member, 'Rosa at home');
    expect((await read(token)).body.data).toMatchObject({ isAccountNew: false, isSignedIn: false });
    expect((await accept(token, { password: 'Lime green 3' })).body.code).toBe('C_006');
    const joined = await accept(token, {}, rosa);
    expect([joined.status, joined.body.data.restaurant.name]).toEqual([200, 'Café Lima']);
  });

  test('is registered once, also where two register at the same moment', async () => {
    const member = await invite();
    const both = await Promise.allSettled([register(member, 'One of two'), register(member, 'Two of two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('has not joined before they accept: they sign in nowhere', async () => {
    const { email } = await invite();
    const { status } = await server.visitor().request('signIn', { body: { email, password } });
    expect(status).toBe(401);
  });

  test('spends the link once, also where two spend it at once', async () => {
    await invite();
    const token = sentToken();
    const both = await Promise.all([accept(token, { password }), accept(token, { password })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
    expect((await accept(token, { password })).body.code).toBe('C_009');
    expect((await read(token)).body.code).toBe('C_009');
  });

  test('cannot use a link that is a week old, and their record says so', async () => {
    const member = await invite();
    const token = sentToken();
    const later = Date.now() + 7 * day + 1;
    resetClock = setClock(() => later);
    expect((await accept(token, { password })).body.code).toBe('C_009');
    const boss = server.visitor();
    await boss.request('signIn', { body: { email: owner.email, password: owner.password } });
    const { body } = await boss.request('getStaffMember', at(member));
    expect(body.data.invitation.state).toBe('EXPIRED');
  });

  test('is invited again with another link, and the first is worth nothing', async () => {
    const member = await invite();
    const first = sentToken();
    const { body } = await owner.request('inviteStaffMember', at(member));
    expect(body.data.invitation).toMatchObject({ state: 'PENDING', delivery: 'SENT' });
    expect((await accept(first, { password })).body.code).toBe('C_009');
    expect((await accept(sentToken(), { password })).status).toBe(200);
    mailServer.arrived.length = 0;
    expect((await owner.request('inviteStaffMember', at(member))).body.data.invitation).toBeNull();
    expect(mailServer.arrived).toEqual([]);
  });

  test.each(['revokeInvitation', 'deleteStaffMember'] as const)('cannot join after %s', async (operation) => {
    const member = await invite();
    const headers = { 'if-match': '"1"' };
    await owner.request(operation, { ...at(member), headers });
    expect((await accept(sentToken(), { password })).body.code).toBe('C_009');
    if (operation === 'deleteStaffMember') await owner.request('restoreStaffMember', at(member));
    expect((await get(member)).invitation?.state).toBe('REVOKED');
    expect((await accept(sentToken(), { password })).body.code).toBe('C_009');
  });

  test('joins at once where a password is set for them, without a mail', async () => {
    const { email, invitation } = await invite({ password });
    expect(invitation).toBeNull();
    expect(mailServer.arrived).toEqual([]);
    expect((await server.visitor().request('signIn', { body: { email, password } })).status).toBe(200);
  });

  test('whose mail is refused is there all the same, and the link is shown to who invites', async () => {
    mailServer.refuseNext();
    const { invitation } = await invite();
    expect(invitation?.delivery).toBe('FAILED');
    expect((await accept(tokenIn(invitation?.link ?? ''), { password })).status).toBe(200);
  });
});

describe('somebody with an account', () => {
  let rosa: Owner;
  beforeEach(async () => {
    rosa = await server.registerRestaurant({ restaurantName: 'Elsewhere' });
  });

  test('joins by consent where they are signed in, and keeps their password', async () => {
    await invite({ email: rosa.email });
    const token = sentToken();
    expect((await read(token, rosa)).body.data).toMatchObject({ isAccountNew: false, isSignedIn: true });
    const { status, body } = await accept(token, {}, rosa);
    expect([status, body.data.restaurant.name]).toEqual([200, 'Café Lima']);
    expect(body.data.restaurants).toHaveLength(2);
    const { email } = rosa;
    const signIn = { body: { email, password: rosa.password } };
    expect((await server.visitor().request('signIn', signIn)).status).toBe(200);
  });

  test('joins with their own password where they are not signed in, and with no other', async () => {
    await invite({ email: rosa.email });
    const token = sentToken();
    const wrong = await accept(token, { password });
    expect([wrong.status, wrong.body.errors[0].pointer, wrong.body.code]).toEqual([
      401,
      '/password',
      'C_006',
    ]);
    expect((await accept(token, {}, owner)).body.errors[0].code).toBe('CM_REQUIRED');
    expect((await accept(token, { password: rosa.password })).status).toBe(200);
  });

  test('works here only after that', async () => {
    await invite({ email: rosa.email });
    const body = { restaurantId: owner.profile.restaurant.id };
    expect((await rosa.request('chooseRestaurant', { body })).body.code).toBe('C_001');
    expect((await rosa.request('getMyProfile')).body.data.restaurants).toHaveLength(1);
  });

  test('gets no password from anybody', async () => {
    const draft = memberDraft('Rosa', { email: rosa.email, password });
    const refused = await owner.request('createStaffMember', { body: draft });
    expect(refused.body.errors[0]).toMatchObject({ pointer: '/password', code: 'CM_PASSWORD_OWN' });
    const { id, version } = await invite({ email: rosa.email });
    for (const taken of [{ password }, { email: 'other@example.com' }]) {
      const answer = await owner.request('updateStaffMember', {
        params: { staffId: id },
        headers: { 'if-match': `"${version}"` },
        body: taken,
      });
      expect(answer.status).toBe(422);
    }
  });

  test('who never set a password but works elsewhere is nobody’s to take over', async () => {
    const colleague = await server.signInAs(rosa, ['ALL']);
    await invite({ email: colleague.email });
    const token = sentToken();
    expect((await read(token)).body.data.isAccountNew).toBe(false);
    expect((await accept(token, { password })).body.code).toBe('C_006');
    expect((await accept(token, {}, colleague)).status).toBe(200);
  });
});

test('without a mail server the mail lies in the outbox, and the link is told once to who invites', async () => {
  const alone = await startTestServer();
  const boss = await alone.registerRestaurant();
  const { body } = await boss.request('createStaffMember', { body: memberDraft('Rosa') });
  const { invitation, id: staffId } = body.data as StaffMember;
  expect(invitation?.delivery).toBe('KEPT');
  const folder = join(alone.config.dataDir, 'outbox');
  const [file = ''] = await readdir(folder);
  expect(readMail(await readFile(join(folder, file), 'utf8')).text).toContain(invitation?.link);
  const later = (await boss.request('getStaffMember', { params: { staffId } })).body.data as StaffMember;
  expect(later.invitation).toMatchObject({ state: 'PENDING', delivery: null, link: null });
  await alone.stop();
});

test('a restaurant cannot send mails without end', async () => {
  const strict = await startTestServer({ signInTriesPerMinute: 1 });
  const boss = await strict.registerRestaurant();
  const { body } = await boss.request('createStaffMember', { body: memberDraft('Rosa') });
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push((await boss.request('inviteStaffMember', { params: { staffId: body.data.id } })).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.stop();
});
