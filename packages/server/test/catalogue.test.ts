import { errorCatalogue, type ErrorCode } from '@cardamom/api-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type Owner, type TestAnswer, type TestServer } from './support/server.ts';
import { makeWorld, memberDraft, multipart, picture, switched, type Ids } from './support/world.ts';

type On = {
  readonly server: TestServer;
  readonly owner: Owner;
  readonly ids: Ids;
};
type Case = {
  /** As `docs/rows/09-errors.json` writes it; ours as `openapi/` does. Limits may follow it. */
  readonly message: string;
  readonly ask: (on: On) => Promise<TestAnswer>;
};

const unknownId = '00000000-0000-7000-8000-000000000000';
const ifMatch = { 'if-match': '"1"' };
const sizes = [{ kind: 'PRICED', price: 100 }];

const registration = {
  restaurantName: 'Other',
  restaurantType: 'BISTRO',
  name: 'Ola',
  email: 'somebody@example.com',
  password: 'Lime green 1',
  defaultCurrency: 'EUR',
  timeZone: 'Europe/Lisbon',
};
const register = ({ server }: On, change: object) =>
  server.visitor().request('register', { body: { ...registration, ...change } });

const nameInUse = 'This name is already in use';
const createItem = ({ owner, ids }: On, change: object) =>
  owner.request('createItem', {
    body: { name: 'Another', categoryIds: [ids.categoryId], sizes, ...change },
  });
const nameOf = async ({ owner, ids }: On): Promise<string> =>
  (await owner.request('getItem', { params: { itemId: ids.itemId } })).body.data.name as string;

const addMember = ({ owner }: On, more: object) =>
  owner.request('createStaffMember', { body: memberDraft('Rosa', more) });

/** Every message that a request can read today, compared as the text that travels. */
const cases: Partial<Record<ErrorCode, Case>> = {
  CO_001: {
    message: 'Invalid id format',
    ask: (on) => createItem(on, { categoryIds: ['x'] }),
  },
  C_001: {
    message: 'Tenant not found',
    ask: ({ server }) =>
      server.visitor().request('getPublicRestaurant', { params: { restaurantUrl: 'nobody-has-this' } }),
  },
  C_003: {
    message: 'Invalid key',
    ask: async ({ owner }) => {
      const headers = { 'idempotency-key': 'the-same-key-for-another-request' };
      await owner.request('createCategory', { body: { name: 'Keyed' }, headers });
      return owner.request('createCategory', { body: { name: 'Other' }, headers });
    },
  },
  C_004: { message: 'Email already exists', ask: (on) => register(on, { email: on.owner.email }) },
  C_006: {
    message: 'The e-mail or the password is not correct',
    ask: ({ server, owner }) =>
      server.visitor().request('signIn', { body: { email: owner.email, password: 'Wrong green 1' } }),
  },
  C_009: { message: 'Invalid token', ask: ({ server }) => server.visitor().request('getMyProfile') },
  C_010: {
    message: 'The required permission is missing',
    ask: async ({ server, owner }) =>
      (await server.signInAs(owner, [])).request('createCategory', { body: { name: 'Mine' } }),
  },
  G_001: {
    message: 'File is required',
    ask: async ({ owner }) => {
      const { headers } = await picture();
      return owner.request('uploadImage', {
        payload: `--${String(headers?.['content-type']).split('boundary=')[1]}--\r\n`,
        headers: { ...headers },
      });
    },
  },
  G_002: {
    message: 'Image size is too large. Please upload an image under 2MB.',
    ask: async ({ owner }) =>
      owner.request('uploadImage', await multipart('large.png', Buffer.alloc(2 * 1024 * 1024 + 1))),
  },
  G_003: {
    message: 'Invalid file type',
    ask: async ({ owner }) =>
      owner.request('uploadImage', await multipart('a.png', Buffer.from('no picture, but text'))),
  },
  S_006: {
    message: 'URL already exists',
    ask: async ({ server, owner }) => {
      const { profile } = await server.registerRestaurant();
      const { restaurantUrl } = profile.restaurant;
      return owner.request('updateRestaurant', { body: { restaurantUrl }, headers: ifMatch });
    },
  },
  VE_IS_QUERY_OBJECT_ID: {
    message: 'Invalid id',
    ask: ({ owner }) => owner.request('listItems', { query: { categoryId: 'x' } }),
  },
  VE_IS_OBJECT_ID: {
    message: 'Invalid id',
    ask: ({ owner }) => owner.request('getItem', { params: { itemId: 'x' } }),
  },
  VE_Is_Email: { message: 'The email address is not valid', ask: (on) => register(on, { email: 'nobody' }) },
  VE_Is_NUMBER_STRING: {
    message: 'Field must be a number',
    ask: (on) => createItem(on, { calories: 'many' }),
  },
  VE_IS_LENGTH: {
    message: 'Field Length is not valid',
    ask: (on) => createItem(on, { name: 'x'.repeat(81) }),
  },
  OM_001: {
    message: nameInUse,
    ask: ({ owner }) => owner.request('createCategory', { body: { name: 'HOUSE soups' } }),
  },
  OM_002: { message: nameInUse, ask: async (on) => createItem(on, { name: await nameOf(on) }) },
  OM_003: {
    message: 'In use',
    ask: ({ owner, ids: { categoryId } }) =>
      owner.request('deleteCategory', { params: { categoryId }, headers: ifMatch }),
  },
  OM_004: {
    message: nameInUse,
    ask: ({ owner }) => owner.request('createMenu', { body: { name: 'all day' } }),
  },
  OM_005: {
    message: nameInUse,
    ask: ({ owner }) =>
      owner.request('createModifierGroup', { body: { name: 'House side', options: [{ name: 'Rice' }] } }),
  },
  OM_006: {
    message: nameInUse,
    ask: ({ owner }) =>
      owner.request('createModifierGroup', {
        body: { name: 'Twice', options: [{ name: 'Rice' }, { name: 'rice' }] },
      }),
  },
  CM_NAME_IN_USE: {
    message: nameInUse,
    ask: (on) =>
      createItem(on, {
        sizes: [
          { name: 'Small', kind: 'PRICED', price: 1 },
          { name: 'small', kind: 'PRICED', price: 2 },
        ],
      }),
  },
  CM_REQUIRED: { message: 'This field is required', ask: (on) => createItem(on, { sizes: undefined }) },
  CM_RANGE: {
    message: 'The value is outside the allowed range',
    ask: (on) => createItem(on, { calories: -1 }),
  },
  CM_CHOICE: { message: 'Choose one from the list', ask: (on) => createItem(on, { marks: ['HOT'] }) },
  CM_TEXT: {
    message: 'This text has characters that cannot be saved. Type it again.',
    ask: (on) => createItem(on, { name: 'a\0b' }),
  },
  CM_FORMAT: { message: 'The value has the wrong format', ask: (on) => createItem(on, { flavour: 'lime' }) },
  CM_REFERENCE: {
    message: 'What you chose is no longer here',
    ask: (on) => createItem(on, { categoryIds: [unknownId] }),
  },
  CM_PASSWORD_LENGTH: {
    message: 'Your Password Must Have: At least 8 characters',
    ask: (on) => register(on, { password: 'Lime 1' }),
  },
  CM_PASSWORD_NUMBER: {
    message: 'Your Password Must Have: At least 1 number',
    ask: (on) => register(on, { password: 'Lime green' }),
  },
  CM_PASSWORD_UPPERCASE: {
    message: 'Your Password Must Have: At least 1 uppercase character',
    ask: (on) => register(on, { password: 'lime green 1' }),
  },
  CM_NOT_FOUND: {
    message: 'This is not here any more. It may have been deleted.',
    ask: ({ owner }) => owner.request('getItem', { params: { itemId: unknownId } }),
  },
  CM_BAD_JSON: {
    message: 'The request is not valid JSON.',
    ask: ({ owner }) =>
      owner.request('createCategory', { payload: '{', headers: { 'content-type': 'application/json' } }),
  },
  CM_TOO_LARGE: {
    message: 'The request is too large.',
    ask: ({ owner }) => owner.request('createCategory', { body: { name: 'x'.repeat(1024 * 1024) } }),
  },
  CM_ORIGIN: {
    message: 'This request came from another site and was refused.',
    ask: ({ owner }) =>
      owner.request('createCategory', { body: { name: 'Far' }, headers: { origin: 'http://evil.example' } }),
  },
  CM_CONFLICT: {
    message: 'This was saved elsewhere in the meantime.',
    ask: ({ owner, ids: { itemId } }) =>
      owner.request('updateItem', {
        params: { itemId },
        body: { calories: 5 },
        headers: { 'if-match': '"99"' },
      }),
  },
  CM_PRECONDITION: {
    message: 'The version being edited was not named.',
    ask: ({ owner, ids: { itemId } }) =>
      owner.request('updateItem', { params: { itemId }, body: { calories: 5 } }),
  },
  CM_BAD_UPLOAD: {
    message: 'The files did not arrive completely. Try again.',
    ask: async ({ owner }) => {
      const { payload, headers } = await picture();
      return owner.request('uploadImage', {
        payload: (payload as Buffer).subarray(0, -20),
        headers: { ...headers },
      });
    },
  },
  CM_UNDONE: {
    message: 'This was already undone.',
    ask: async ({ owner, ids: { groupChangeId: changeId } }) => {
      await owner.request('undoChange', { params: { changeId }, body: {} });
      return owner.request('undoChange', { params: { changeId }, body: {} });
    },
  },
  HR_001: {
    message: 'Owner cannot be deactivated',
    ask: ({ owner, ids: { staffId } }) =>
      owner.request('updateStaffMember', {
        params: { staffId },
        headers: ifMatch,
        body: { isActive: false },
      }),
  },
  HR_003: {
    message: 'Owner cannot be deleted',
    ask: ({ owner, ids: { staffId } }) =>
      owner.request('deleteStaffMember', { params: { staffId }, headers: ifMatch }),
  },
  HR_004: { message: 'Email already in use', ask: (on) => addMember(on, { email: on.owner.email }) },
  HR_005: {
    message: 'Pin already in use',
    ask: async (on) => {
      await addMember(on, { pin: '775533' });
      return addMember(on, { pin: '775533' });
    },
  },
  CM_PIN_LENGTH: { message: 'Pin code must be 6 digits.', ask: (on) => addMember(on, { pin: '1' }) },
  OM_007: {
    message: nameInUse,
    ask: async ({ owner }) => {
      await owner.request('createScreen', { body: { name: 'Bar' } });
      return owner.request('createScreen', { body: { name: 'bar' } });
    },
  },
  CM_PAIRING: {
    message: 'No television shows this code. Look at it again: a code is good for ten minutes.',
    ask: async ({ owner }) => {
      const { body } = await owner.request('createScreen', { body: { name: 'Window' } });
      const params = { screenId: body.data.id as string };
      return owner.request('pairScreen', { params, body: { code: 'K7M2PX' } });
    },
  },
  CM_PAIRING_OVER: {
    message: 'This code is over. Ask for a new one.',
    ask: ({ server }) =>
      server.visitor().request('checkScreenPairing', { body: { token: 'of-no-television' } }),
  },
  CM_QR_SMALL: {
    message: 'Too small to scan',
    ask: ({ owner }) => owner.request('downloadQrCode', { query: { sizeMm: '10' } }),
  },
  CM_QR_CONTRAST: {
    message: 'Phones cannot tell these colours apart',
    ask: ({ owner }) => owner.request('downloadQrCode', { query: { foreground: '#ffff00' } }),
  },
  CM_PIN_NUMBER: { message: 'Pin must be all number', ask: (on) => addMember(on, { pin: 'x' }) },
  CM_PASSWORD_OWN: {
    message: 'This person already has an account with a password of their own. Send an invitation instead.',
    ask: async (on) => {
      const { email, password } = await on.server.registerRestaurant();
      return addMember(on, { email, password });
    },
  },
};

/** Messages that need an installation of their own. */
const elsewhere: Partial<Record<ErrorCode, string>> = {
  CM_RATE: 'Too many tries. Wait a moment and try again.',
  CM_REGISTRATION_CLOSED: 'Registration is closed on this installation.',
};

/**
 * Messages of states that other tests bring about, and read there: `slow-requests`, `postgres-away`, `picture-limits`, `full-disk`,
 * `not-there`, `own-account`, `restaurant-details`.
 */
const readInOtherTests: readonly ErrorCode[] = [
  'CM_SLOW',
  'CM_UNAVAILABLE',
  'CM_BUSY',
  'CM_QUOTA',
  'CM_DISK_FULL',
  'failedDelete',
  'HR_002',
  'C_002',
  'C_007',
  'C_008',
  'C_011',
  'CM_CURRENCY',
];

/** What no request can read yet, and why. */
const open: Partial<Record<ErrorCode, string>> = {
  C_005: 'said by the command sign-in-link alone (authentication.test.ts)',
  CM_QR_UNREADABLE: 'sizes, colours and logos that could bring it about are refused before',
  CM_PASSWORD_MISMATCH: 'said by the browser',
  CM_TIMEOUT: 'said by the browser',
  CM_OFFLINE: 'said by the browser',
  fallback: 'a request that reads it has found a fault of ours',
};

let on: On;
beforeAll(async () => {
  const server = await startTestServer();
  const { owner, ids } = await makeWorld(server);
  on = { server, owner, ids };
});
afterAll(() => on.server.stop());

test('every message of the catalogue is read here, or stands among those that cannot be', () => {
  const known = [...[cases, elsewhere, open].flatMap(Object.keys), ...readInOtherTests];
  expect(known.toSorted()).toEqual(Object.keys(errorCatalogue).toSorted());
});

function saysOnTheWire(answer: TestAnswer, code: string, message: string): void {
  expect(answer.body.code, answer.text).toBe(code);
  expect((answer.body.message as string).startsWith(message), answer.body.message as string).toBe(true);
  for (const error of answer.body.errors as { code: string; message: string }[])
    if (error.code === code) expect(error.message.startsWith(message), error.message).toBe(true);
}

// proves: errors.CO_001, errors.C_001, errors.C_003, errors.C_004, errors.C_006, errors.C_009, errors.C_010
// proves: errors.G_001, errors.G_002, errors.G_003, errors.S_006, errors.VE_IS_QUERY_OBJECT_ID
// proves: errors.VE_IS_OBJECT_ID, errors.VE_Is_Email, errors.VE_Is_NUMBER_STRING, errors.VE_IS_LENGTH
// proves: errors.OM_001, errors.OM_002, errors.OM_004, errors.OM_005, errors.OM_006, password.length
// proves: password.number, password.uppercase, sizes.image, errors.HR_001, errors.HR_003, errors.HR_004, errors.HR_005
test.each(Object.entries(cases))('%s is said word for word', async (code, { message, ask }) => {
  saysOnTheWire(await ask(on), code, message);
});

test('too many tries and a closed registration are said word for word', async () => {
  const strict = await startTestServer({ registration: 'closed', signInTriesPerMinute: 1 });
  try {
    const closed = await register({ ...on, server: strict }, {});
    saysOnTheWire(closed, 'CM_REGISTRATION_CLOSED', elsewhere.CM_REGISTRATION_CLOSED ?? '');
    const tries = { body: { email: 'nobody@example.com', password: 'Wrong green 1' } };
    await strict.visitor().request('signIn', tries);
    await strict.visitor().request('signIn', tries);
    saysOnTheWire(await strict.visitor().request('signIn', tries), 'CM_RATE', elsewhere.CM_RATE ?? '');
  } finally {
    await strict.stop();
  }
});

test('one of many is refused in the same words', async () => {
  const { owner, ids } = on;
  const answer = await owner.request('bulkChangeCategories', {
    body: { ...switched(ids.categoryId, 'ACTIVATE'), action: 'DELETE' },
  });
  expect(answer.body.data.refused).toEqual([expect.objectContaining({ code: 'OM_003', message: 'In use' })]);
});
