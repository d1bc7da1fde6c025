import type { FastifyRequest } from 'fastify';
import { profileOf } from '../human-resources/profile.ts';
import type { Cookie } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { deviceCookie, deviceCookieOf } from './cookies.ts';
import { readDevice, writeDevice } from './known-device.ts';
import type { Issued } from './session.ts';

type Core = Pick<Services, 'config' | 'keys' | 'database'>;

/** What somebody who is signed in is answered: their profile, and the session's cookies. */
export async function signedIn({ database }: Core, { claims, cookies }: Issued) {
  return { data: await profileOf(database, claims), cookies };
}

/** The cookie by which a device is known from now on. */
export function knownAs({ config, keys }: Core, request: FastifyRequest, email: string): Cookie {
  const before = readDevice(keys, deviceCookieOf(request, config));
  return deviceCookie(config, writeDevice(keys, before, email));
}

/** As `signedIn`, and the device is known from now on. */
export async function signedInOn(services: Core, request: FastifyRequest, issued: Issued) {
  const { data, cookies } = await signedIn(services, issued);
  return { data, cookies: [...cookies, knownAs(services, request, data.email)] };
}
