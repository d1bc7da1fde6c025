import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { latestMail, mailsTo, secretIn } from './support/outbox.ts';
import { startTestServer, type Owner, type Person, type TestServer } from './support/server.ts';

const next = 'Fresh basil 2';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (email: string, person: Person = server.visitor()) =>
  person.request('requestPasswordReset', { body: { email } });

const reset = (token: string, password = next, person: Person = server.visitor()) =>
  person.request('resetPassword', { body: { token, password } });

const signIn = (email: string, password: string) =>
  server.visitor().request('signIn', { body: { email, password } });

/** The secret of the link that an owner was sent. */
async function linkFor({ email }: Owner, count = 1): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  return secretIn(await latestMail(server, email, count));
}

/** Runs with a clock that many milliseconds ahead. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const restore = setClock(() => Date.now() + ms);
  try {
    return await work();
  } finally {
    restore();
  }
}

describe('a forgotten password', () => {
  test('is replaced by a link from one’s mailbox, whatever the case of the address; the old one is worth nothing', async () => {
    const owner = await server.registerRestaurant();
    expect((await ask(` ${owner.email.toUpperCase()} `)).status).toBe(204);
    const mail = await latestMail(server, owner.email);
    expect(mail.text).toContain(`${server.config.publicUrl}/reset-password#`);
    expect((await reset(secretIn(mail))).status).toBe(204);
    expect((await signIn(owner.email, owner.password)).status).toBe(401);
    expect((await signIn(owner.email, next)).status).toBe(200);
  });

  test('that is replaced ends every session, and its owner is told', async () => {
    const owner = await server.registerRestaurant();
    await reset(await linkFor(owner));
    expect((await owner.request('getMyProfile')).status).toBe(401);
    expect((await owner.request('refresh')).status).toBe(401);
    const told = await latestMail(server, owner.email, 2);
    expect(told.subject).toBe('Your Cardamom password was changed');
  });

  test('makes the device known, so that nobody’s guesses elsewhere keep its owner from signing in', async () => {
    const owner = await server.registerRestaurant();
    const device = server.visitor();
    await reset(await linkFor(owner), next, device);
    expect([...device.cookies.keys()]).toEqual(['cardamom_device']);
  });

  test('asks the same, to the byte, of people who exist and who do not', async () => {
    const owner = await server.registerRestaurant();
    const answers = [await ask(owner.email), await ask('nobody@example.org')];
    const [known, unknown] = answers.map(({ status, text, headers }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return { status, text, headers: rest };
    });
    expect(known).toEqual(unknown);
    await latestMail(server, owner.email);
    expect(await mailsTo(server, 'nobody@example.org')).toEqual([]);
  });

  test.each([
    ['whose account is switched off', { table: 'account', set: { is_active: 0 } }],
    ['who works nowhere any more', { table: 'staff', set: { is_active: 0 } }],
  ] as const)('sends nothing to somebody %s', async (_who, { table, set }) => {
    const owner = await server.registerRestaurant();
    const { id, restaurant } = owner.profile;
    if (table === 'staff')
      await server.database.inRestaurant(restaurant.id, (tx) =>
        tx.updateTable('staff').set(set).where('id', '=', id).execute(),
      );
    else
      await server.database.beforeSignIn((tx) =>
        tx.db.updateTable('account').set(set).where('email', '=', owner.email).execute(),
      );
    const other = await server.registerRestaurant();
    await ask(owner.email);
    // Links are sent one after the other: what was asked for later has come by then.
    await linkFor(other);
    await later(60_000, () => linkFor(other, 2));
    expect(await mailsTo(server, owner.email)).toEqual([]);
  });
});

describe('a link that sets a password', () => {
  test('is spent once, also when it is spent twice at the same moment', async () => {
    const token = await linkFor(await server.registerRestaurant());
    const tries = await Promise.all([1, 2, 3].map((number) => reset(token, `Fresh basil ${number}`)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401, 401]);
  });

  test('runs out after an hour', async () => {
    const token = await linkFor(await server.registerRestaurant());
    const answer = await later(61 * 60_000, () => reset(token));
    expect([answer.status, answer.body.code]).toEqual([401, 'C_009']);
  });

  // proves: password.length, password.number, password.uppercase
  test.each([
    ['Short1', 'CM_PASSWORD_LENGTH', 'Your Password Must Have: At least 8 characters'],
    ['No numbers', 'CM_PASSWORD_NUMBER', 'Your Password Must Have: At least 1 number'],
    ['no capital 1', 'CM_PASSWORD_UPPERCASE', 'Your Password Must Have: At least 1 uppercase character'],
  ])('is not spent by %s, which breaks a rule', async (password, code, message) => {
    const owner = await server.registerRestaurant();
    const token = await linkFor(owner);
    const refused = await reset(token, password);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([{ pointer: '/password', code, message }]);
    expect((await owner.request('getMyProfile')).status).toBe(200);
    expect((await reset(token)).status).toBe(204);
  });

  test('signs nobody in, and cannot be used for anything else', async () => {
    const token = await linkFor(await server.registerRestaurant());
    expect((await server.visitor().request('spendSignInLink', { body: { token } })).status).toBe(401);
    expect((await server.visitor().request('confirmEmail', { body: { token } })).status).toBe(401);
    const person = server.visitor();
    await reset(token, next, person);
    expect((await person.request('getMyProfile')).status).toBe(401);
  });

  test('makes the ones before it worthless once it is spent', async () => {
    const owner = await server.registerRestaurant();
    const first = await linkFor(owner);
    const second = await later(60_000, () => linkFor(owner, 2));
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).status).toBe(401);
  });

  test('is stored as a digest only', async () => {
    const token = await linkFor(await server.registerRestaurant());
    const rows = await server.database.lookUp((tx) =>
      tx.db.selectFrom('one_time_token').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('links follow one another ever more slowly, and never stop: no mailbox is flooded, nobody is kept out', async () => {
  const owner = await server.registerRestaurant();
  const minute = 60_000;
  await linkFor(owner);
  await ask(owner.email);
  await later(minute, () => linkFor(owner, 2));
  await later(5 * minute, () => ask(owner.email));
  await later(6 * minute, () => linkFor(owner, 3));
  await later(20 * minute, () => ask(owner.email));
  await later(21 * minute, () => linkFor(owner, 4));
  await later(36 * minute, () => linkFor(owner, 5));
  await later(51 * minute, () => linkFor(owner, 6));
});

describe('whoever asks too often', () => {
  test('is told to wait, the same about people who exist and who do not, and uses up nobody’s sign-in', async () => {
    const strict = await startTestServer({ signInTriesPerMinute: 3, trustProxy: true });
    try {
      const owner = await strict.registerRestaurant();
      const asked = [];
      for (const email of [owner.email, 'nobody@example.org']) {
        const texts = [];
        for (let host = 1; host <= 4; host += 1) {
          const headers = { 'x-forwarded-for': `192.0.2.${host}` };
          const answer = await strict.visitor().request('requestPasswordReset', { body: { email }, headers });
          texts.push(`${answer.status} ${answer.text}`);
        }
        asked.push(texts);
      }
      expect(asked[0]?.map((text) => text.slice(0, 3))).toEqual(['204', '204', '204', '429']);
      expect(asked[0]).toEqual(asked[1]);
      const headers = { 'x-forwarded-for': '192.0.2.9' };
      const body = { email: owner.email, password: owner.password };
      expect((await strict.visitor().request('signIn', { body, headers })).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  test('may guess few links', async () => {
    const strict = await startTestServer({ signInTriesPerMinute: 3 });
    try {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) {
        const body = { token: `a-guess-of-twenty-characters-${count}`, password: next };
        statuses.push((await strict.visitor().request('resetPassword', { body })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 429]);
    } finally {
      await strict.stop();
    }
  });

  test('locks nobody out: a link from the mailbox opens what strangers have used up', async () => {
    const strict = await startTestServer({ signInTriesPerMinute: 3, trustProxy: true });
    try {
      const owner = await strict.registerRestaurant();
      const own = { 'x-forwarded-for': '203.0.113.7' };
      const tryIn = (person: Person, headers: Record<string, string>, password: string) =>
        person.request('signIn', { body: { email: owner.email, password }, headers });
      for (let network = 1; network <= 5; network += 1)
        for (let host = 1; host <= 3; host += 1)
          await tryIn(strict.visitor(), { 'x-forwarded-for': `10.0.${network}.${host}` }, 'Wrong password 1');
      const device = strict.visitor();
      expect((await tryIn(device, own, owner.password)).status).toBe(429);
      await strict.visitor().request('requestPasswordReset', { body: { email: owner.email }, headers: own });
      const token = secretIn(await latestMail(strict, owner.email));
      const spent = await device.request('resetPassword', { body: { token, password: next }, headers: own });
      expect(spent.status).toBe(204);
      expect((await tryIn(device, own, next)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

test('what waits to be sent when the server stops is sent', async () => {
  const stopping = await startTestServer();
  const owner = await stopping.registerRestaurant();
  await stopping.visitor().request('requestPasswordReset', { body: { email: owner.email } });
  await stopping.app.close();
  expect(await mailsTo(stopping, owner.email)).toHaveLength(1);
  await stopping.stop();
});
