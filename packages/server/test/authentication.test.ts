import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSignInLink } from '../src/authentication/one-time-link.ts';
import { setClock } from '../src/shared/clock.ts';
import { startTestServer, type Owner, type Person, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Owner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.registerRestaurant();
});
afterAll(() => server.stop());

async function signIn(person: Person, email: string, password: string) {
  return person.request('signIn', { body: { email, password } });
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

/** A copy of the person's cookies, as a second tab or a thief would hold them. */
function copyOf(person: Person): Person {
  const copy = server.visitor();
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('registration', () => {
  const draft = {
    restaurantName: 'Café Übermut & Söhne',
    restaurantType: 'CAFE',
    name: 'Ola',
    email: 'ola@example.com',
    password: 'Lime green 1',
    defaultCurrency: 'JPY',
    timeZone: 'Asia/Tokyo',
  };

  // proves: permissions.staff-list, restaurant.url, looks.default-light
  test('gives a restaurant with a URL from its name, an owner with all rights and a menu with a permanent code', async () => {
    const person = server.visitor();
    const answer = await person.request('register', { body: draft });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ isOwner: true, permissions: ['ALL'], theme: 'light' });
    expect(answer.body.data.restaurant.restaurantUrl).toBe('cafe-ubermut-and-sohne');
    const { items } = (await person.request('listMenus')).body.data;
    expect(items).toMatchObject([{ name: 'All day', includesAllCategories: true }]);
    expect(items[0].shortUrl).toMatch(/\/q\/[a-z2-9]{8}$/u);
  });

  test('gives a name without Latin letters a short random URL, and a taken one a number', async () => {
    const thai = await server.registerRestaurant({ restaurantName: 'ร้านอาหาร' });
    expect(thai.profile.restaurant.restaurantUrl).toMatch(/^[a-z2-9]{8}$/u);
    const first = await server.registerRestaurant({ restaurantName: 'Same name' });
    const second = await server.registerRestaurant({ restaurantName: 'Same name' });
    expect(first.profile.restaurant.restaurantUrl).toBe('same-name');
    expect(second.profile.restaurant.restaurantUrl).toBe('same-name-2');
  });

  test.each([
    ['Admin', 'admin-2'],
    ['QR Menu', 'qr-menu-2'],
  ])('gives a restaurant called %s no URL that reads as a part of Cardamom', async (restaurantName, url) => {
    const { profile } = await server.registerRestaurant({ restaurantName });
    expect(profile.restaurant.restaurantUrl).toBe(url);
  });

  test('says that an e-mail is known, whatever its case', async () => {
    const body = { ...draft, email: owner.email.toUpperCase() };
    const answer = await server.visitor().request('register', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ pointer: '/email', code: 'C_004' }]);
  });

  // proves: password.length, password.number, password.uppercase
  test.each([
    ['password', 'Short1', 'CM_PASSWORD_LENGTH'],
    ['password', 'No numbers', 'CM_PASSWORD_NUMBER'],
    ['password', 'no capital 1', 'CM_PASSWORD_UPPERCASE'],
    ['defaultCurrency', 'XXQ', 'CM_CHOICE'],
    ['timeZone', 'Mars/Base', 'CM_CHOICE'],
    ['email', 'nobody', 'VE_Is_Email'],
    ['restaurantName', '   ', 'VE_IS_LENGTH'],
    ['restaurantName', '🍋'.repeat(81), 'VE_IS_LENGTH'],
    ['restaurantName', 'a\0b', 'CM_TEXT'],
    ['restaurantType', 'KIOSK', 'CM_CHOICE'],
    ['name', 7, 'CM_FORMAT'],
  ])('refuses %s %j', async (field, value, code) => {
    const answer = await server.visitor().request('register', { body: { ...draft, [field]: value } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ pointer: `/${field}`, code }]);
  });
});

describe('another restaurant of the same account', () => {
  const draft = {
    restaurantName: 'Second house',
    restaurantType: 'BAR',
    defaultCurrency: 'JPY',
    timeZone: 'Asia/Tokyo',
  };

  test('is founded by who is signed in, who owns it, goes on in it and keeps the first', async () => {
    const person = await server.registerRestaurant({ restaurantName: 'First house', name: 'Ola' });
    const answer = await person.request('addRestaurant', { body: draft });
    expect([answer.status, answer.body.data.restaurant.name, answer.body.data.name]).toEqual([
      201,
      'Second house',
      'Ola',
    ]);
    const { data } = (await person.request('getMyProfile')).body;
    expect(data).toMatchObject({ isOwner: true, restaurant: { name: 'Second house' } });
    expect(data.restaurants.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'First house',
      'Second house',
    ]);
    expect((await person.request('listMenus')).body.data.items).toMatchObject([{ name: 'All day' }]);
    const body = { restaurantId: person.profile.restaurant.id };
    expect((await person.request('chooseRestaurant', { body })).status).toBe(200);
  });

  test('takes a session, the fields’ rules and an open registration', async () => {
    expect((await server.visitor().request('addRestaurant', { body: draft })).status).toBe(401);
    const person = await server.registerRestaurant();
    const wrong = await person.request('addRestaurant', { body: { ...draft, defaultCurrency: 'XXQ' } });
    expect(wrong.body.errors).toMatchObject([{ pointer: '/defaultCurrency', code: 'CM_CHOICE' }]);
    const other = await startTestServer({ registration: 'first-run' });
    const first = await other.registerRestaurant();
    expect((await first.request('addRestaurant', { body: draft })).body.code).toBe('CM_REGISTRATION_CLOSED');
    await other.stop();
  });
});

test.each([
  ['closed', false],
  ['first-run', true],
] as const)('REGISTRATION=%s', async (registration, isOpenAtFirst) => {
  const other = await startTestServer({ registration });
  const toldBefore = async () => (await other.visitor().request('getConfiguration')).body.data as unknown;
  try {
    expect(await toldBefore()).toMatchObject({ isRegistrationOpen: isOpenAtFirst, hasRestaurants: false });
    if (isOpenAtFirst) await other.registerRestaurant();
    await expect(other.registerRestaurant()).rejects.toThrow('CM_REGISTRATION_CLOSED');
    expect(await toldBefore()).toMatchObject({ isRegistrationOpen: false, hasRestaurants: isOpenAtFirst });
  } finally {
    await other.stop();
  }
});

test('of people who register at the same moment on a first run, one gets in', async () => {
  const other = await startTestServer({ registration: 'first-run' });
  try {
    const tries = await Promise.allSettled(
      ['Lime', 'Pepper', 'Salt', 'Clove'].map((restaurantName) =>
        other.registerRestaurant({ restaurantName }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = tries.flatMap((attempt) =>
      attempt.status === 'rejected' ? [String(attempt.reason)] : [],
    );
    expect(refusals.filter((reason) => reason.includes('CM_REGISTRATION_CLOSED'))).toHaveLength(3);
  } finally {
    await other.stop();
  }
});

describe('sign-in', () => {
  // proves: staff.email, staff.password, calls.me
  test('opens with the right password', async () => {
    const person = server.visitor();
    expect((await signIn(person, ` ${owner.email.toUpperCase()} `, owner.password)).status).toBe(200);
    expect((await person.request('getMyProfile')).body.data.email).toBe(owner.email);
  });

  // proves: errors.C_006
  test('answers the same bytes for an unknown e-mail, a wrong password and a disabled account', async () => {
    const disabled = await server.registerRestaurant();
    await server.database.beforeSignIn(async (tx) => {
      await tx.db.updateTable('account').set({ is_active: 0 }).where('email', '=', disabled.email).execute();
    });
    const answers = [
      await signIn(server.visitor(), 'nobody@example.com', owner.password),
      await signIn(server.visitor(), owner.email, 'Wrong password 1'),
      await signIn(server.visitor(), disabled.email, disabled.password),
    ];
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
    expect(answers[0]?.body.message).toBe('The e-mail or the password is not correct');
  });

  test('is refused after too many tries, per address, with the time to wait', async () => {
    const strict = await startTestServer({ signInTriesPerMinute: 3 });
    try {
      const tries = [];
      for (let count = 0; count < 4; count += 1)
        tries.push(await signIn(strict.visitor(), `a${count}@b.cd`, 'x'));
      expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
      expect(tries[3]?.body.code).toBe('CM_RATE');
      expect(Number(tries[3]?.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });
});

/** What sign-ins answer one after the other, each as an e-mail through a proxy that names an address. */
async function tries(
  trustProxy: boolean | number | string,
  who: readonly [email: string, address: string][],
) {
  const strict = await startTestServer({ signInTriesPerMinute: 3, trustProxy });
  try {
    const statuses = [];
    for (const [email, address] of who) {
      const body = { email, password: 'x' };
      const headers = { 'x-forwarded-for': address };
      statuses.push((await strict.visitor().request('signIn', { body, headers })).status);
    }
    return statuses;
  } finally {
    await strict.stop();
  }
}

describe('tries at sign-in', () => {
  test('count per e-mail and network, whichever its addresses and however it is written', async () => {
    const statuses = await tries(true, [
      ['a@b.cd', '192.0.2.1'],
      ['A@B.cd', '192.0.2.2'],
      ['a@b.cd', '192.0.2.3'],
      ['a@b.CD', '192.0.2.4'],
      ['other@b.cd', '192.0.2.4'],
    ]);
    expect(statuses).toEqual([401, 401, 401, 429, 401]);
  });

  const oneAddress: [string, string][] = [
    ['a@b.cd', '192.0.2.1'],
    ['b@b.cd', '192.0.2.1'],
    ['c@b.cd', '192.0.2.1'],
    ['d@b.cd', '192.0.2.1'],
    ['e@b.cd', '192.0.2.2'],
  ];

  test.each([true, 1, '127.0.0.0/8'])(
    'count per address a trusted proxy names (TRUST_PROXY=%s)',
    async (proxy) => {
      expect(await tries(proxy, oneAddress)).toEqual([401, 401, 401, 429, 401]);
    },
  );

  test.each([false, '10.0.0.0/8'])('believe no other proxy (TRUST_PROXY=%s)', async (proxy) => {
    expect(await tries(proxy, oneAddress)).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('a session', () => {
  // proves: calls.refresh
  test('ends after 15 minutes and is renewed by its refresh cookie', async () => {
    const person = copyOf(owner);
    await later(16 * 60_000, async () => {
      expect((await person.request('getMyProfile')).status).toBe(401);
      expect((await person.request('refresh')).status).toBe(204);
      expect((await person.request('getMyProfile')).status).toBe(200);
    });
  });

  test('serves two tabs that renew within ten seconds', async () => {
    const person = await server.registerRestaurant();
    const tab = copyOf(person);
    expect((await person.request('refresh')).status).toBe(204);
    expect((await tab.request('refresh')).status).toBe(204);
  });

  test('ends for everybody when a used refresh token comes back later', async () => {
    const person = await server.registerRestaurant();
    const thief = copyOf(person);
    expect((await person.request('refresh')).status).toBe(204);
    await later(11_000, async () => {
      expect((await thief.request('refresh')).status).toBe(401);
      expect((await person.request('getMyProfile')).status).toBe(401);
      expect((await person.request('refresh')).status).toBe(401);
    });
  });

  test('ends after 30 idle days and after 90 days in any case', async () => {
    const day = 24 * 60 * 60_000;
    const idle = await server.registerRestaurant();
    expect(await later(31 * day, async () => (await idle.request('refresh')).status)).toBe(401);
    const busy = await server.registerRestaurant();
    for (const days of [29, 58, 87]) {
      expect(await later(days * day, async () => (await busy.request('refresh')).status)).toBe(204);
    }
    expect(await later(91 * day, async () => (await busy.request('refresh')).status)).toBe(401);
  });

  // proves: session.logout, calls.logout
  test('ends by signing out, which always answers 204', async () => {
    const person = await server.registerRestaurant();
    const tab = copyOf(person);
    expect((await person.request('logout')).status).toBe(204);
    expect([...person.cookies.keys()]).toEqual(['cardamom_device']);
    expect((await tab.request('getMyProfile')).status).toBe(401);
    expect((await tab.request('refresh')).status).toBe(401);
    expect((await server.visitor().request('logout')).status).toBe(204);
  });

  test('does not accept a token whose signature or content was changed', async () => {
    const person = copyOf(owner);
    const token = person.cookies.get('cardamom_access') ?? '';
    const other = await server.registerRestaurant();
    person.cookies.set(
      'cardamom_access',
      token.replace(owner.profile.restaurant.id, other.profile.restaurant.id),
    );
    expect((await person.request('getMyProfile')).status).toBe(401);
  });

  // proves: profile.theme
  test('keeps language and theme on the server', async () => {
    const body = { theme: 'dark', defaultLanguage: 'en' };
    expect((await owner.request('putMyPreferences', { body })).body.data.theme).toBe('dark');
    expect((await owner.request('getMyProfile')).body.data.theme).toBe('dark');
  });
});

async function tokenFor(email: string): Promise<string> {
  return (await makeSignInLink(server.database, server.config, email)).split('#')[1] ?? '';
}

describe('a one-time sign-in link', () => {
  test('signs in once, also when it is spent twice at the same moment', async () => {
    const token = await tokenFor(owner.email);
    const tries = await Promise.all(
      [1, 2, 3].map(() => server.visitor().request('spendSignInLink', { body: { token } })),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('runs out after a day', async () => {
    const token = await tokenFor(owner.email);
    const answer = await later(25 * 60 * 60_000, () =>
      server.visitor().request('spendSignInLink', { body: { token } }),
    );
    expect([answer.status, answer.body.code]).toEqual([401, 'C_009']);
  });

  // proves: errors.C_005, errors.C_007, errors.C_008
  test('is not made for who cannot use it, and whoever runs the installation learns why', async () => {
    const off = await server.registerRestaurant();
    const gone = await server.registerRestaurant();
    await server.database.beforeSignIn(async (tx) => {
      await tx.db.updateTable('account').set({ is_active: 0 }).where('email', '=', off.email).execute();
    });
    await server.database.inRestaurant(gone.profile.restaurant.id, (tx) =>
      tx.updateTable('staff').set({ deleted_at: 1 }).where('id', '=', gone.profile.id).execute(),
    );
    const refused = async (email: string) =>
      makeSignInLink(server.database, server.config, email).catch((error: unknown) => error);
    expect(await refused('nobody@example.com')).toMatchObject({
      code: 'C_005',
      message: 'Email does not exist',
    });
    expect(await refused(off.email)).toMatchObject({ code: 'C_007', message: 'Account is disabled' });
    expect(await refused(gone.email)).toMatchObject({ code: 'C_008', message: 'User not found' });
  });
});

describe('another site', () => {
  const body = { theme: 'light', defaultLanguage: 'en' };

  test.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['Sec-Fetch-Site cross-site, whatever the Origin', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('cannot make a browser write: %s', async (_, headers) => {
    const answer = await owner.request('putMyPreferences', { body, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'CM_ORIGIN']);
  });

  test('is told apart from ours by Sec-Fetch-Site alone', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect((await owner.request('putMyPreferences', { body, headers })).status).toBe(200);
  });
});

test('on https the cookies are bound to the host and to encryption', async () => {
  const secure = await startTestServer({ publicUrl: 'https://menu.example' });
  try {
    const person = await secure.registerRestaurant();
    expect([...person.cookies.keys()]).toEqual([
      '__Host-cardamom_access',
      '__Secure-cardamom_refresh',
      '__Secure-cardamom_device',
    ]);
  } finally {
    await secure.stop();
  }
});
