import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Keys } from '../config/keys.ts';
import type { Device } from '../http/limit-tries.ts';
import { now } from '../shared/clock.ts';
import { newSecret } from '../shared/ids.ts';
import { emailKey } from '../shared/text.ts';
import { deviceCookieOf } from './cookies.ts';
import { lifetime } from './tokens.ts';

/** What this writes; a cookie of another format is a stranger's. */
const format = '1';

/** A tablet is shared by a shift; whoever signed in longest ago is forgotten first. */
const mostAccounts = 8;

/** 96 bits tell e-mails apart; the cookie says nothing about them without the installation's secret. */
const markLength = 24;

/** A device that somebody signed in on: tries from it count by themselves, so that strangers cannot lock its people out. */
export type KnownDevice = { readonly id: string; readonly accounts: readonly string[] };

function markOf(keys: Keys, email: string): string {
  return keys.emailDigest(emailKey(email)).slice(0, markLength);
}

/** Reads a device's cookie: `format.id.expires.accounts.signature`; undefined for one we did not write, or whose time is over. */
export function readDevice(keys: Keys, cookie: string | undefined): KnownDevice | undefined {
  if (cookie === undefined) return undefined;
  const end = cookie.lastIndexOf('.');
  const payload = cookie.slice(0, Math.max(end, 0));
  const given = Buffer.from(cookie.slice(end + 1));
  const expected = Buffer.from(keys.deviceSignature(payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [written, id = '', expires = '', accounts = ''] = payload.split('.');
  if (written !== format || Number(expires) <= now()) return undefined;
  return { id, accounts: accounts.split('~') };
}

/** Whether somebody signed in with this e-mail on the device. */
function knowsAccount(keys: Keys, device: KnownDevice, email: string): boolean {
  return device.accounts.includes(markOf(keys, email));
}

/** The known device that a request comes from. */
export function deviceOf(
  { config, keys }: { readonly config: Config; readonly keys: Keys },
  request: Pick<FastifyRequest, 'cookies'>,
): Device | undefined {
  const device = readDevice(keys, deviceCookieOf(request, config));
  return device && { id: device.id, knows: (email) => knowsAccount(keys, device, email) };
}

/** The cookie of a device after somebody signed in on it. */
export function writeDevice(keys: Keys, device: KnownDevice | undefined, email: string): string {
  const accounts = [...new Set([markOf(keys, email), ...(device?.accounts ?? [])])].slice(0, mostAccounts);
  const id = device?.id ?? newSecret();
  const payload = [format, id, now() + lifetime.knownDevice, accounts.join('~')].join('.');
  return `${payload}.${keys.deviceSignature(payload)}`;
}
