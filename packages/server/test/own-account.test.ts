import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSignInLink } from '../src/authentication/one-time-link.ts';
import { setClock } from '../src/shared/clock.ts';
import { latestMail, mailsTo, secretIn } from './support/outbox.ts';
import { startTestServer, type Owner, type Person, type TestServer } from './support/server.ts';

const next = 'Fresh basil 2';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function signIn(email: string, password: string): Promise<Person & { status: number }> {
  const person = server.visitor();
  const { status } = await person.request('signIn', { body: { email, password } });
  return { ...person, status };
}

const at = (pointer: string, code: string, message: string) => ({ pointer, code, message });

describe('changing one’s own password', () => {
  // proves: password.change
  test('takes the current one, ends one’s other sessions, and keeps the one that asks', async () => {
    const owner = await server.registerRestaurant();
    const tablet = await signIn(owner.email, owner.password);
    const body = { currentPassword: owner.password, newPassword: next };
    expect((await owner.request('changeMyPassword', { body })).status).toBe(204);
    expect((await owner.request('getMyProfile')).status).toBe(200);
    expect((await owner.request('refresh')).status).toBe(204);
    expect((await tablet.request('getMyProfile')).status).toBe(401);
    expect((await tablet.request('refresh')).status).toBe(401);
    expect((await signIn(owner.email, owner.password)).status).toBe(401);
    expect((await signIn(owner.email, next)).status).toBe(200);
    expect((await latestMail(server, owner.email)).subject).toBe('Your Cardamom password was changed');
  });

  // proves: errors.C_002, errors.C_011, password.change.must-differ, password.length, password.number
  // proves: password.uppercase
  test.each([
    [
      'a wrong current one',
      'Wrong password 1',
      next,
      at('/currentPassword', 'C_002', 'The password you entered is incorrect. Please try again.'),
    ],
    [
      'the current one as the new one',
      'Lime green 1',
      'Lime green 1',
      at('/newPassword', 'C_011', 'New password must be different from your current password'),
    ],
    [
      'one that is too short',
      'Lime green 1',
      'Short1',
      at('/newPassword', 'CM_PASSWORD_LENGTH', 'Your Password Must Have: At least 8 characters'),
    ],
    [
      'one without a number',
      'Lime green 1',
      'No numbers',
      at('/newPassword', 'CM_PASSWORD_NUMBER', 'Your Password Must Have: At least 1 number'),
    ],
    [
      'one without a capital',
      'Lime green 1',
      'no capital 1',
      at('/newPassword', 'CM_PASSWORD_UPPERCASE', 'Your Password Must Have: At least 1 uppercase character'),
    ],
    [
      'none where there is one',
      undefined,
      next,
      at('/currentPassword', 'CM_REQUIRED', 'This field is required'),
    ],
  ])('refuses %s, at its field', async (_what, currentPassword, newPassword, error) => {
    const owner = await server.registerRestaurant();
    const answer = await owner.request('changeMyPassword', { body: { currentPassword, newPassword } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([error]);
    expect((await signIn(owner.email, owner.password)).status).toBe(200);
  });

  test('says what is wrong with both at once', async () => {
    const owner = await server.registerRestaurant();
    const body = { currentPassword: 'Wrong password 1', newPassword: 'short' };
    const { errors } = (await owner.request('changeMyPassword', { body })).body;
    expect(errors.map((error: { code: string }) => error.code)).toEqual(['C_002', 'CM_PASSWORD_LENGTH']);
  });

  test('asks for none where there is none yet', async () => {
    const owner = await server.registerRestaurant();
    await server.database.beforeSignIn((tx) =>
      tx.db.updateTable('account').set({ password_hash: null }).where('email', '=', owner.email).execute(),
    );
    expect((await owner.request('getMyProfile')).body.data.hasPassword).toBe(false);
    expect((await owner.request('changeMyPassword', { body: { newPassword: next } })).status).toBe(204);
    expect((await owner.request('getMyProfile')).body.data.hasPassword).toBe(true);
    expect((await signIn(owner.email, next)).status).toBe(200);
  });

  test('makes links worthless that were sent before', async () => {
    const owner = await server.registerRestaurant();
    const link = await makeSignInLink(server.database, server.config, owner.email);
    await owner.request('changeMyPassword', { body: { currentPassword: owner.password, newPassword: next } });
    const body = { token: link.split('#')[1] };
    expect((await server.visitor().request('spendSignInLink', { body })).status).toBe(401);
  });

  test('lets whoever finds an open screen guess a few times only', async () => {
    const strict = await startTestServer({ signInTriesPerMinute: 3 });
    try {
      const owner = await strict.registerRestaurant();
      const guess = (currentPassword: string) =>
        owner.request('changeMyPassword', { body: { currentPassword, newPassword: next } });
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await guess(`Guess ${count}`)).status);
      expect(statuses).toEqual([422, 422, 422, 429]);
      const body = { email: 'new@example.org', password: owner.password };
      expect((await owner.request('changeMyEmail', { body })).status).toBe(429);
      expect((await owner.request('getMyProfile')).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

let count = 0;
const newEmail = () => `new-${(count += 1)}@example.org`;

const ask = (owner: Owner, email: string, password = owner.password) =>
  owner.request('changeMyEmail', { body: { email, password } });

const confirm = (token: string) => server.visitor().request('confirmEmail', { body: { token } });

describe('changing one’s own e-mail', () => {
  test('takes the password and a link at the new address; the former one is told', async () => {
    const owner = await server.registerRestaurant();
    const email = newEmail();
    expect((await ask(owner, email)).status).toBe(204);
    const mail = await latestMail(server, email);
    expect(mail.text).toContain(`${server.config.publicUrl}/confirm-email#`);
    expect((await owner.request('getMyProfile')).body.data.email).toBe(owner.email);
    const answer = await confirm(secretIn(mail));
    expect([answer.status, answer.body.data]).toEqual([200, { email }]);
    expect((await owner.request('getMyProfile')).body.data.email).toBe(email);
    expect((await signIn(owner.email, owner.password)).status).toBe(401);
    expect((await signIn(email, owner.password)).status).toBe(200);
    expect((await latestMail(server, owner.email)).text).toContain(email);
  });

  // proves: errors.C_006
  test('refuses a wrong password at its field, and the session goes on', async () => {
    const owner = await server.registerRestaurant();
    const answer = await ask(owner, newEmail(), 'Wrong password 1');
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { pointer: '/password', code: 'C_006', message: 'Invalid password' },
    ]);
    expect((await owner.request('getMyProfile')).status).toBe(200);
  });

  // proves: errors.C_004
  test('refuses an address that somebody has, before and after it was confirmed', async () => {
    const owner = await server.registerRestaurant();
    const other = await server.registerRestaurant();
    const taken = await ask(owner, other.email.toUpperCase());
    expect(taken.body.errors).toEqual([
      { pointer: '/email', code: 'C_004', message: 'Email already exists' },
    ]);
    const email = newEmail();
    await ask(owner, email);
    await server.registerRestaurant({ email });
    const answer = await confirm(secretIn(await latestMail(server, email)));
    expect([answer.status, answer.body.code]).toEqual([422, 'C_004']);
  });

  test('lets a link work once, for a day, and none that was asked for earlier', async () => {
    const owner = await server.registerRestaurant();
    const [mistyped, email] = [newEmail(), newEmail()];
    await ask(owner, mistyped);
    await ask(owner, email);
    const first = secretIn(await latestMail(server, mistyped));
    const second = secretIn(await latestMail(server, email));
    expect((await confirm(first)).status).toBe(401);
    const restore = setClock(() => Date.now() + 25 * 60 * 60_000);
    expect((await confirm(second)).status).toBe(401);
    restore();
    const tries = await Promise.all([confirm(second), confirm(second)]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('makes links worthless that went to the former address', async () => {
    const owner = await server.registerRestaurant();
    const email = newEmail();
    await server.visitor().request('requestPasswordReset', { body: { email: owner.email } });
    const token = secretIn(await latestMail(server, owner.email));
    await ask(owner, email);
    await confirm(secretIn(await latestMail(server, email)));
    expect(
      (await server.visitor().request('resetPassword', { body: { token, password: next } })).status,
    ).toBe(401);
  });

  test('sends nothing for a wrong password', async () => {
    const owner = await server.registerRestaurant();
    const [unasked, email] = [newEmail(), newEmail()];
    await ask(owner, unasked, 'Wrong password 1');
    await ask(owner, email);
    await latestMail(server, email);
    expect(await mailsTo(server, unasked)).toEqual([]);
  });
});

async function signInFrom(owner: Owner, userAgent: string): Promise<Person> {
  const person = server.visitor();
  const body = { email: owner.email, password: owner.password };
  await person.request('signIn', { body, headers: { 'user-agent': userAgent } });
  return person;
}

const sessionsOf = async (person: Person) =>
  (await person.request('listMySessions')).body.data.items as {
    id: string;
    isCurrent: boolean;
    browser: string | null;
    system: string | null;
    lastSeenAt: string;
  }[];

describe('one’s own sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

  test('are listed with their devices, the one that asks first', async () => {
    const owner = await server.registerRestaurant();
    const desk = await signInFrom(owner, chrome);
    await signInFrom(owner, phone);
    const sessions = await sessionsOf(desk);
    expect(sessions[0]).toMatchObject({ isCurrent: true, browser: 'Chrome', system: 'Windows' });
    expect(sessions.slice(1).map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Safari', system: 'iPhone' }));
    expect(sessions).toContainEqual(expect.objectContaining({ browser: null, system: null }));
  });

  test('are seen again when they are renewed, and leave the list once they could not be any more', async () => {
    const owner = await server.registerRestaurant();
    const desk = await signInFrom(owner, chrome);
    const day = 24 * 60 * 60_000;
    const restore = setClock(() => Date.now() + 29 * day);
    await desk.request('refresh');
    const [own] = await sessionsOf(desk);
    expect(Date.parse(own?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() + 28 * day);
    restore();
    const restoreLater = setClock(() => Date.now() + 31 * day);
    await desk.request('refresh');
    expect((await sessionsOf(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    restoreLater();
  });

  test('end one by one, or all but the one that asks', async () => {
    const owner = await server.registerRestaurant();
    const desk = await signInFrom(owner, chrome);
    const lost = await signInFrom(owner, phone);
    const lostId = (await sessionsOf(desk)).find(({ system }) => system === 'iPhone')?.id;
    expect((await desk.request('endMySessions', { body: { sessionId: lostId } })).status).toBe(204);
    expect((await lost.request('getMyProfile')).status).toBe(401);
    expect((await lost.request('refresh')).status).toBe(401);
    expect((await owner.request('getMyProfile')).status).toBe(200);
    expect((await desk.request('endMySessions', { body: { sessionId: null } })).status).toBe(204);
    expect((await owner.request('getMyProfile')).status).toBe(401);
    expect((await sessionsOf(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test('are nobody else’s to list or to end', async () => {
    const owner = await server.registerRestaurant();
    const other = await server.registerRestaurant();
    const [session] = await sessionsOf(owner);
    await other.request('endMySessions', { body: { sessionId: session?.id } });
    expect((await owner.request('getMyProfile')).status).toBe(200);
    expect((await sessionsOf(other)).map(({ id }) => id)).not.toContain(session?.id);
  });
});

const switchOff = (owner: Owner, set: { is_active: 0 } | { deleted_at: number }) =>
  server.database.inRestaurant(owner.profile.restaurant.id, (tx) =>
    tx.updateTable('staff').set(set).where('id', '=', owner.profile.id).execute(),
  );

describe('a session that somebody else ended', () => {
  // proves: errors.C_007, errors.C_008
  test.each([
    ['switched off', { is_active: 0 }, 'C_007', 'Account is disabled'],
    ['deleted', { deleted_at: 1 }, 'C_008', 'User not found'],
  ] as const)('says that its person was %s, also when it is renewed', async (_how, set, code, message) => {
    const owner = await server.registerRestaurant();
    await switchOff(owner, set);
    for (const operationId of ['getMyProfile', 'listItems', 'refresh'] as const) {
      const answer = await owner.request(operationId);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([401, code, message]);
    }
  });

  test('says so of the whole account too, while a sign-in says what it says to everybody', async () => {
    const owner = await server.registerRestaurant();
    await server.database.beforeSignIn((tx) =>
      tx.db.updateTable('account').set({ is_active: 0 }).where('email', '=', owner.email).execute(),
    );
    expect((await owner.request('getMyProfile')).body.code).toBe('C_007');
    const body = { email: owner.email, password: owner.password };
    const answer = await server.visitor().request('signIn', { body });
    expect(answer.body.message).toBe('The e-mail or the password is not correct');
  });
});
