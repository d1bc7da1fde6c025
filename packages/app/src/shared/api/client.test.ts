import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApi, dataOf } from './client.ts';
import { isOwnChange } from './idempotency.ts';
import { createRenewal, type Realm } from './renewal.ts';

interface Call {
  method: string;
  url: string;
  body: string;
  key: string | undefined;
}

type Answer = (call: Call, response: ServerResponse, calls: readonly Call[]) => void;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A server on loopback that answers as told and remembers what it was asked. */
async function serve(answer: Answer) {
  const calls: Call[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const call = {
      method: request.method ?? '',
      url: request.url ?? '',
      body: await text(request),
      key: request.headers['idempotency-key'] as string | undefined,
    };
    calls.push(call);
    answer(call, response, calls);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const client = (realm: Realm = {}, timeOut?: number) => {
    const onSessionEnded = vi.fn();
    const options = { baseUrl, renewal: createRenewal(baseUrl, realm), onSessionEnded };
    return { api: createApi(timeOut === undefined ? options : { ...options, timeOut }), onSessionEnded };
  };
  return { calls, client };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
  });
  response.end(JSON.stringify(body));
}

const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  display: 'ALERT_EXCEPTION',
  message: `Message of ${code}`,
  errors: [],
});

/** The storage of several tabs of one browser: a tab sees at once what it has written, the others see it a little later. */
function storagesOfTabs(count: number): NonNullable<Realm['storage']>[] {
  const tabs = Array.from({ length: count }, () => new Map<string, string>());
  return tabs.map((own) => ({
    getItem: (key) => own.get(key) ?? null,
    setItem: (key, value) => {
      own.set(key, value);
      for (const other of tabs) setTimeout(() => other.set(key, value), 30);
    },
  }));
}

const body = { theme: 'dark', defaultLanguage: 'en' } as const;

/** Refuses every call until the session has been renewed. */
function expiredSession(): Answer {
  let isRenewed = false;
  return ({ url, body }, response) => {
    if (url.endsWith('/refresh')) {
      setTimeout(() => {
        isRenewed = true;
        response.writeHead(204).end();
      }, 30);
    } else if (isRenewed) json(response, 200, { data: { echo: body } });
    else json(response, 401, problem(401, 'C_009'));
  };
}

describe('answers', () => {
  // proves: calls.flattened, calls.json
  test('the inner data of an answer is the result', async () => {
    const { client } = await serve((_call, response) =>
      json(response, 200, { data: { isRegistrationOpen: true } }),
    );
    await expect(dataOf(client().api.GET('/public/configuration'))).resolves.toEqual({
      isRegistrationOpen: true,
    });
  });

  test('a problem document is thrown with its code, message and status', async () => {
    const { client } = await serve((_call, response) => json(response, 403, problem(403, 'C_010')));
    await expect(client().api.GET('/settings/restaurant')).rejects.toMatchObject({
      code: 'C_010',
      message: 'Message of C_010',
      status: 403,
      isTransient: false,
    });
  });

  // proves: errors.fallback
  test('a page of a proxy reads as the fallback', async () => {
    const { client } = await serve((_call, response) =>
      response.writeHead(502).end('<html>Bad gateway</html>'),
    );
    await expect(client().api.GET('/settings/restaurant')).rejects.toMatchObject({
      code: 'fallback',
      isTransient: true,
    });
  });

  test('a server that is not there is CM_OFFLINE, and signs nobody out', async () => {
    const { client } = await serve((_call, response) => response.destroy());
    const { api, onSessionEnded } = client();
    await expect(api.GET('/settings/restaurant')).rejects.toMatchObject({ code: 'CM_OFFLINE', status: 0 });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  // proves: calls.time-out
  test('no answer within the time-out is CM_TIMEOUT, also when only the body hangs', async () => {
    const { client } = await serve((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":');
    });
    const failure = await client({}, 80)
      .api.GET('/settings/restaurant')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'CM_TIMEOUT' });
  });
});

describe('an expired session', () => {
  // proves: session.refresh-once
  test('is renewed once for all calls, and each is sent again with its body', async () => {
    const { client, calls } = await serve(expiredSession());
    const { api, onSessionEnded } = client();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => dataOf(api.PUT('/human-resources/staff/me/preferences', { body }))),
    );
    expect(calls.filter(({ url }) => url.endsWith('/refresh'))).toHaveLength(1);
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ echo: JSON.stringify(body) })));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('is renewed once for all tabs', async () => {
    const { client, calls } = await serve(expiredSession());
    const tabs = storagesOfTabs(3).map((storage) => client({ locks: navigator.locks, storage }));
    await Promise.all(tabs.map(({ api }) => api.GET('/settings/restaurant')));
    expect(calls.filter(({ url }) => url.endsWith('/refresh'))).toHaveLength(1);
  });

  // proves: session.refresh-refused
  test('ends when the renewal is refused', async () => {
    const { client } = await serve((_call, response) => json(response, 401, problem(401, 'C_009')));
    const { api, onSessionEnded } = client();
    await expect(api.GET('/settings/restaurant')).rejects.toMatchObject({ code: 'C_009' });
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  test('is renewed for adding a restaurant too, which begins no session', async () => {
    const { client, calls } = await serve(expiredSession());
    const restaurant = {
      restaurantName: 'Casa Nova',
      restaurantType: 'BISTRO',
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Lisbon',
    } as const;
    const { api, onSessionEnded } = client();
    await dataOf(api.POST('/authentication/restaurants', { body: restaurant }));
    expect(calls.filter(({ url }) => url.endsWith('/refresh'))).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('stays when the renewal meets a fault of the server', async () => {
    const { client } = await serve(({ url }, response) =>
      url.endsWith('/refresh')
        ? json(response, 503, problem(503, 'fallback'))
        : json(response, 401, problem(401, 'C_009')),
    );
    const { api, onSessionEnded } = client();
    await expect(api.GET('/settings/restaurant')).rejects.toMatchObject({ status: 503 });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('is not what wrong credentials mean', async () => {
    const { client, calls } = await serve((_call, response) => json(response, 401, problem(401, 'C_006')));
    const { api, onSessionEnded } = client();
    const credentials = { email: 'ada@example.com', password: 'wrong' };
    await expect(api.POST('/authentication/sign-in', { body: credentials })).rejects.toMatchObject({
      code: 'C_006',
    });
    expect(calls).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('an edit', () => {
  test('keeps its key when no answer came, and gets a new one after an answer', async () => {
    const { client, calls } = await serve((_call, response, all) => {
      if (all.length === 1) response.destroy();
      else json(response, 200, { data: {} });
    });
    const { api } = client();
    const save = () => api.PUT('/human-resources/staff/me/preferences', { body });
    await expect(save()).rejects.toMatchObject({ code: 'CM_OFFLINE' });
    await save();
    await save();
    const [first, second, third] = calls.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('is known again by the beginning of its key, until one was not answered', async () => {
    const { client, calls } = await serve((_call, response, all) => {
      if (all.length === 3) response.destroy();
      else json(response, 200, { data: {} });
    });
    const { api } = client();
    const save = () => api.PUT('/human-resources/staff/me/preferences', { body });
    await save();
    await save();
    const marks = () => calls.map(({ key }) => key?.slice(0, 8));
    expect(marks().map(isOwnChange)).toEqual([true, true]);
    expect(['ffffffff', undefined].map(isOwnChange)).toEqual([false, false]);
    await expect(save()).rejects.toMatchObject({ code: 'CM_OFFLINE' });
    expect(marks().map(isOwnChange)).toEqual([false, false, false]);
  });
});
