import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';
import { keptOrNewSecretKey, shortestKey } from './secret-key-file.ts';
import { UserError } from './user-error.ts';

/** Keyed digests of this installation, one key per purpose, all from SECRET_KEY. */
export type Keys = {
  /** HMAC(pepper, restaurant ‖ PIN), hex (docs/rules.md, Accounts). */
  pinDigest(restaurantId: string, pin: string): string;
  /** Signs access tokens; base64url. */
  tokenSignature(payload: string): string;
  /** Signs the cookies of devices that somebody signed in on; base64url. */
  deviceSignature(payload: string): string;
  /** Tells two requests with the same Idempotency-Key apart without keeping what they held; hex. */
  fingerprint(...parts: readonly string[]): string;
  /** Names an e-mail address in counters without keeping it; hex. */
  emailDigest(emailKey: string): string;
  /** What is stored of the code that a television shows until it is paired; hex. */
  pairingDigest(code: string): string;
};

/** Derives the installation's keys from its secret (HKDF, RFC 5869). */
export function keysFrom(secret: string): Keys {
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `cardamom ${purpose}`, 32));
  const pepper = derive('pin');
  const token = derive('access token');
  const device = derive('known device');
  const request = derive('idempotency');
  const email = derive('e-mail');
  const pairing = derive('screen pairing');
  return {
    pinDigest: (restaurantId, pin) =>
      createHmac('sha256', pepper).update(`${restaurantId}\0${pin}`).digest('hex'),
    tokenSignature: (payload) => createHmac('sha256', token).update(payload).digest('base64url'),
    deviceSignature: (payload) => createHmac('sha256', device).update(payload).digest('base64url'),
    fingerprint: (...parts) => createHmac('sha256', request).update(JSON.stringify(parts)).digest('hex'),
    emailDigest: (key) => createHmac('sha256', email).update(key).digest('hex'),
    pairingDigest: (code) => createHmac('sha256', pairing).update(code).digest('hex'),
  };
}

/**
 * SECRET_KEY, or the one kept in `DATA_DIR/secret-key`, made on the first start. Throws UserError when it is too
 * short, lost, or missing with PostgreSQL, where several machines must share it.
 */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): string {
  if (config.secretKey !== undefined) {
    if (config.secretKey.length < shortestKey)
      throw new UserError(
        `SECRET_KEY is too short. Allowed: at least ${shortestKey} characters, for example from \`openssl rand -base64 48\`.`,
      );
    return config.secretKey;
  }
  if (config.databaseUrl !== undefined) {
    throw new UserError(
      'SECRET_KEY is required with DATABASE_URL, so that all servers share it. Make one with `openssl rand -base64 48`.',
    );
  }
  return keptOrNewSecretKey(config.dataDir);
}

/** Tells whether two secrets are the same without showing either; hex. */
export function secretKeyDigest(secret: string): string {
  return keysFrom(secret).fingerprint('backup');
}
