import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Cookie } from '../http/call.ts';
import { lifetime } from './tokens.ts';

const refreshPath = '/api/authentication';

type Names = {
  readonly access: string;
  readonly refresh: string;
  readonly device: string;
  readonly isSecure: boolean;
};

/** On https the browser itself keeps the cookies to this host and to encryption. */
function cookieNames(config: Config): Names {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    access: isSecure ? '__Host-cardamom_access' : 'cardamom_access',
    refresh: isSecure ? '__Secure-cardamom_refresh' : 'cardamom_refresh',
    device: isSecure ? '__Secure-cardamom_device' : 'cardamom_device',
    isSecure,
  };
}

function cookie(name: string, value: string, path: string, maxAgeMs: number, isSecure: boolean): Cookie {
  return { name, value, path, isSecure, maxAgeSeconds: Math.floor(maxAgeMs / 1000) };
}

export function accessCookie(config: Config, token: string): Cookie {
  const { access, isSecure } = cookieNames(config);
  return cookie(access, token, '/', lifetime.access, isSecure);
}

/** Sent only to authentication, so that it does not travel with each request. */
export function refreshCookie(config: Config, token: string): Cookie {
  const { refresh, isSecure } = cookieNames(config);
  return cookie(refresh, token, refreshPath, lifetime.refreshIdle, isSecure);
}

/** Tells devices apart for as long as they are known; stays when somebody signs out. */
export function deviceCookie(config: Config, value: string): Cookie {
  const { device, isSecure } = cookieNames(config);
  return cookie(device, value, refreshPath, lifetime.knownDevice, isSecure);
}

/** The device's cookie that a request brings, if any. */
export function deviceCookieOf(request: Pick<FastifyRequest, 'cookies'>, config: Config): string | undefined {
  return request.cookies[cookieNames(config).device];
}

export function clearedCookies(config: Config): Cookie[] {
  const { access, refresh, isSecure } = cookieNames(config);
  return [cookie(access, '', '/', 0, isSecure), cookie(refresh, '', refreshPath, 0, isSecure)];
}

/** The tokens a request brings, if any. */
export function tokensOf(
  request: Pick<FastifyRequest, 'cookies'>,
  config: Config,
): { readonly access: string | undefined; readonly refresh: string | undefined } {
  const names = cookieNames(config);
  return { access: request.cookies[names.access], refresh: request.cookies[names.refresh] };
}
