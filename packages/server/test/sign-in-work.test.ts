import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Owner, TestServer } from './support/server.ts';

// Watched, not replaced: each call does its real work.
vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
let owner: Owner;
let disabled: Owner;
let invited: Owner;
beforeAll(async () => {
  // Files share their modules; these must be loaded anew to meet what is watched.
  vi.resetModules();
  const { startTestServer } = await import('./support/server.ts');
  server = await startTestServer();
  owner = await server.registerRestaurant();
  disabled = await server.registerRestaurant({ restaurantName: 'Closed' });
  await server.database.beforeSignIn(async (tx) => {
    await tx.db.updateTable('account').set({ is_active: 0 }).where('email', '=', disabled.email).execute();
  });
  invited = await server.signInAs(owner, ['POS']);
  await server.database.beforeSignIn(async (tx) => {
    const { email } = invited;
    await tx.db.updateTable('account').set({ password_hash: null }).where('email', '=', email).execute();
  });
});
afterAll(() => server.stop());

/** An argon2 hash without what differs from one to the next: its kind, its cost and how long salt and digest are. */
const work = (hashed: unknown) =>
  String(hashed).replaceAll(/(?<=\$)[\w+/]+(?=\$|$)/gu, (part) =>
    part.startsWith('argon2') ? part : `${part.length}`,
  );

/** Signs in and tells what was compared meanwhile. */
const signIn = async (email: string | undefined, password: string | undefined) => {
  vi.clearAllMocks();
  const { status } = await server.visitor().request('signIn', { body: { email, password } });
  const [compared] = vi.mocked(verify).mock.calls;
  const { settledResults } = vi.mocked(verify).mock;
  const outcome = settledResults.map(({ type }) => type);
  return { status, outcome, work: work(compared?.[0]), hashes: vi.mocked(hash).mock.calls.length };
};

test.each([
  ['an unknown e-mail', () => ['nobody@example.com', 'Lime green 1']],
  ['a wrong password', () => [owner.email, 'Wrong password 1']],
  ['a disabled account', () => [disabled.email, disabled.password]],
  ['a disabled account with a wrong password', () => [disabled.email, 'Wrong password 1']],
  ['somebody who has no password yet', () => [invited.email, 'Lime green 1']],
])('%s costs one full comparison, as the right password does', async (_who, credentials) => {
  const right = await signIn(owner.email, owner.password);
  expect(right).toMatchObject({ status: 200, outcome: ['fulfilled'], hashes: 0 });
  expect(right.work).toBe('$argon2id$v=19$m=19456,t=2,p=1$22$43');
  const [email, password] = credentials();
  expect(await signIn(email, password)).toEqual({ ...right, status: 401 });
});
