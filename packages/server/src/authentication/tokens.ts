import { createHash, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../config/keys.ts';
import { now } from '../shared/clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long each token lives, in ms (docs/rules.md, Accounts). */
export const lifetime = {
  access: 15 * minute,
  refreshIdle: 30 * day,
  refreshAbsolute: 90 * day,
  /** Parallel tabs may use the same refresh token this long after its first use. */
  refreshGrace: 10_000,
  oneTimeLink: day,
  resetLink: 60 * minute,
  emailLink: day,
  /** Not everybody reads their mail each day. */
  invitation: 7 * day,
  /** Since the latest sign-in on the device. */
  knownDevice: 365 * day,
} as const;

/** What an access token says; everything else is looked up at each request. */
export type AccessClaims = {
  readonly familyId: string;
  readonly restaurantId: string;
  readonly staffId: string;
};

/** What is stored of a secret: it cannot be turned back. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Signs who works where until when: `family.restaurant.staff.expires.signature`. */
export function signAccessToken(keys: Keys, claims: AccessClaims): string {
  const payload = [claims.familyId, claims.restaurantId, claims.staffId, now() + lifetime.access].join('.');
  return `${payload}.${keys.tokenSignature(payload)}`;
}

/** The claims of a token we signed, also when it has expired; undefined for any other text. */
export function readAccessToken(
  keys: Keys,
  token: string,
): { readonly claims: AccessClaims; readonly isExpired: boolean } | undefined {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(end, 0));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(keys.tokenSignature(payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [familyId = '', restaurantId = '', staffId = '', expires = ''] = payload.split('.');
  return { claims: { familyId, restaurantId, staffId }, isExpired: Number(expires) <= now() };
}
