/** What came back, read whole. */
export interface Reply {
  status: number;
  text: string;
}

/** Somebody with a session. */
export interface Client {
  readonly origin: string;
  readonly cookie: string;
  send(
    method: string,
    path: string,
    body?: BodyInit,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  json(method: string, path: string, body: unknown): Promise<Reply>;
}

/** A server that has gone, or let go, answers with status 0. */
const noAnswer = (error: unknown): Reply => {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return { status: 0, text: cause?.code ?? message };
};

function clientWith(origin: string, cookie: string): Client {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    try {
      const response = await fetch(origin + path, {
        method,
        headers: { origin, cookie, ...headers },
        body: body ?? null,
        redirect: 'manual',
        signal: AbortSignal.timeout(240_000),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return noAnswer(error);
    }
  };
  return {
    origin,
    cookie,
    send,
    json: async (method, path, body) =>
      send(method, path, JSON.stringify(body), { 'content-type': 'application/json' }),
  };
}

/** Somebody who is not signed in. */
export const visitor = (origin: string): Client => clientWith(origin, '');

/** What the owner of the attacked restaurant signs in with. */
export const owner = { email: 'owner@example.org', password: 'Lime green 1' };

/** Registers a restaurant and returns its owner, signed in. */
export async function registerOwner(origin: string): Promise<Client> {
  const response = await fetch(`${origin}/api/authentication/register`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...owner,
      restaurantName: 'Under attack',
      restaurantType: 'BISTRO',
      name: 'Ola',
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Lisbon',
    }),
  });
  if (response.status !== 201) throw new Error(`Registration: ${response.status} ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return clientWith(origin, cookies.join('; '));
}
