import type { Caller } from '../packages/server/test/support/mixed-writes.ts';

/** Somebody signed in at a server; what is not JSON is read as it is. */
export interface BenchedSession extends Caller {
  /** The same session at another server on the same database. */
  at(origin: string): BenchedSession;
}

/** The cookies that an answer sets, as they are sent back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const json = { 'content-type': 'application/json' };

/** Registers a restaurant; returns the status, and the cookies where it succeeded. */
export async function register(
  origin: string,
  restaurantName: string,
): Promise<{ status: number; cookies: string; restaurantUrl: string }> {
  const response = await fetch(`${origin}/api/authentication/register`, {
    method: 'POST',
    headers: { ...json, origin },
    body: JSON.stringify({
      restaurantName,
      email: `${crypto.randomUUID()}@example.org`,
      password: `Bench-${crypto.randomUUID()}`,
      restaurantType: 'BISTRO',
      name: 'Inês',
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Lisbon',
    }),
  });
  const body = (await response.json()) as { data?: { restaurant: { restaurantUrl: string } } };
  return {
    status: response.status,
    cookies: cookiesOf(response),
    restaurantUrl: body.data?.restaurant.restaurantUrl ?? '',
  };
}

/** Speaks for whoever these cookies belong to, and renews them when they have run out. */
export function session(origin: string, shared: { cookies: string }): BenchedSession {
  async function send(method: string, path: string, body: unknown, version?: number): Promise<Response> {
    return fetch(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        cookie: shared.cookies,
        ...(body === undefined ? {} : json),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  async function renew(): Promise<void> {
    const renewed = await send('POST', '/authentication/refresh', undefined);
    await renewed.arrayBuffer();
    if (renewed.ok) shared.cookies = cookiesOf(renewed);
  }
  return {
    at: (other) => session(other, shared),
    async call(method, path, body, version) {
      let response = await send(method, path, body, version);
      if (response.status === 401) {
        await renew();
        response = await send(method, path, body, version);
      }
      const text = await response.text();
      const answer = (text === '' ? {} : JSON.parse(text)) as { data?: unknown };
      return { status: response.status, data: (answer.data ?? answer) as never };
    },
  };
}
