import type { FastifyRequest } from 'fastify';
import type { LookupTransaction } from '../database/database.ts';
import type { Cookie, Session } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { now } from '../shared/clock.ts';
import { newSecret } from '../shared/ids.ts';
import { Problem } from '../shared/problem.ts';
import { accountsIn, type Workplace } from './account-repository.ts';
import type { DeviceName } from './device-name.ts';
import { accessCookie, refreshCookie, tokensOf } from './cookies.ts';
import { sessionsIn } from './session-repository.ts';
import { digestOf, lifetime, readAccessToken, signAccessToken, type AccessClaims } from './tokens.ts';

type Core = Pick<Services, 'config' | 'keys' | 'database'>;

/**
 * Who is asking, from the access cookie; looked up each time, so that changed rights count at once. Throws C_001 where the
 * session's restaurant is gone, C_007 where its account was switched off and C_008 where its person is gone: who holds the
 * session may know.
 */
export async function sessionOf(
  { config, keys, database }: Core,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const { access } = tokensOf(request, config);
  const token = access === undefined ? undefined : readAccessToken(keys, access);
  if (!token || token.isExpired) return undefined;
  const session = await database.lookUp((tx) => sessionsIn(tx).session(token.claims));
  if (session && 'refusal' in session) throw new Problem(session.refusal, { status: 401 });
  return session;
}

/** Whether a session that was let in still stands, however old its access token is by now; asking does not prolong it. */
export async function mayStayIn(
  { database }: Pick<Core, 'database'>,
  { familyId, restaurantId, staffId }: Session,
): Promise<boolean> {
  return database.lookUp(async (tx) => {
    const sessions = sessionsIn(tx);
    const session = await sessions.session({ familyId, restaurantId, staffId });
    return session !== undefined && !('refusal' in session) && sessions.mayBeRenewed(familyId);
  });
}

/** A signed-in device: its two cookies, and what it may say about itself. */
export type Issued = { readonly cookies: readonly Cookie[]; readonly claims: AccessClaims };

/** Signs a person in on a device. */
export async function startSession(
  tx: LookupTransaction,
  { config, keys }: Core,
  workplace: Workplace,
  device: DeviceName,
): Promise<Issued> {
  const sessions = sessionsIn(tx);
  const { familyId, expiresAt } = await sessions.start(workplace, device);
  await accountsIn(tx).noteSignIn(workplace);
  const secret = newSecret();
  await sessions.addRefreshToken(digestOf(secret), familyId, expiresAt);
  const claims = { familyId, restaurantId: workplace.restaurantId, staffId: workplace.staffId };
  return {
    claims,
    cookies: [accessCookie(config, signAccessToken(keys, claims)), refreshCookie(config, secret)],
  };
}

/**
 * Exchanges a refresh token for new cookies. A token used before, but for 10 s of parallel tabs, was stolen
 * from one of two holders: the family ends (RFC 9700 section 4.14.2). Throws C_009, or what `sessionOf` does.
 */
export async function renewSession(
  { config, keys, database }: Core,
  secret: string | undefined,
): Promise<readonly Cookie[]> {
  if (secret === undefined) throw new Problem('C_009');
  const digest = digestOf(secret);
  // A revocation must be committed, so the refusal is answered and thrown only after the transaction.
  const cookies = await database.beforeSignIn(async (tx) => {
    const sessions = sessionsIn(tx);
    const token = await sessions.refreshToken(digest);
    if (token?.refusal) throw new Problem(token.refusal, { status: 401 });
    if (!token || token.isRevoked || Math.min(token.expiresAt, token.familyExpiresAt) <= now())
      return undefined;
    if (token.usedAt !== null && now() - token.usedAt > lifetime.refreshGrace) {
      await sessions.revoke(token.familyId);
      return undefined;
    }
    const places = await accountsIn(tx).workplaces(token.workplace.accountId);
    const place = places.find(({ staffId }) => staffId === token.workplace.staffId);
    if (!place) return undefined;
    await sessions.markUsed(digest);
    await sessions.noteSeen(token.familyId);
    const next = newSecret();
    await sessions.addRefreshToken(digestOf(next), token.familyId, token.familyExpiresAt);
    const claims = { familyId: token.familyId, restaurantId: place.restaurantId, staffId: place.staffId };
    return [accessCookie(config, signAccessToken(keys, claims)), refreshCookie(config, next)];
  });
  if (!cookies) throw new Problem('C_009');
  return cookies;
}

/** Ends the session the request belongs to, also when its access token has expired; silent when there is none. */
export async function endSession({ config, keys, database }: Core, request: FastifyRequest): Promise<void> {
  const { access, refresh } = tokensOf(request, config);
  const claims = access === undefined ? undefined : readAccessToken(keys, access)?.claims;
  if (!claims && refresh === undefined) return;
  await database.beforeSignIn(async (tx) => {
    const sessions = sessionsIn(tx);
    const token = refresh === undefined ? undefined : await sessions.refreshToken(digestOf(refresh));
    const families = new Set([claims?.familyId, token?.familyId]);
    for (const familyId of families) if (familyId !== undefined) await sessions.revoke(familyId);
  });
}

/** Goes on at another workplace of the account, in the caller's transaction. */
export async function moveIn(
  tx: LookupTransaction,
  { config, keys }: Pick<Core, 'config' | 'keys'>,
  { familyId }: Session,
  place: Workplace,
): Promise<Issued> {
  await sessionsIn(tx).moveTo(familyId, place);
  await accountsIn(tx).noteSignIn(place);
  const claims = { familyId, restaurantId: place.restaurantId, staffId: place.staffId };
  return { claims, cookies: [accessCookie(config, signAccessToken(keys, claims))] };
}

/** Goes on in another restaurant of the account. Throws C_001 where there is none that the account works in. */
export async function moveSession(services: Core, staff: Session, restaurantId: string): Promise<Issued> {
  return services.database.beforeSignIn(async (tx) => {
    const places = await accountsIn(tx).workplaces(staff.accountId);
    const place = places.find((candidate) => candidate.restaurantId === restaurantId);
    if (!place) throw new Problem('C_001');
    return moveIn(tx, services, staff, place);
  });
}
