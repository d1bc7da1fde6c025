import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOwnOrigin } from '../src/http/own-origin.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let local: TestServer;
let open: TestServer;
let port: number;
beforeAll(async () => {
  local = await startTestServer({ trustProxy: true });
  open = await startTestServer({
    publicUrl: 'https://menu.example',
    isPublicUrlLocal: false,
    trustProxy: true,
  });
  await local.app.listen({ port: 0, host: '0.0.0.0' });
  port = (local.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await local.stop();
  await open.stop();
});

/** The address of this machine that others in its network would use, if it is in one. */
const lanAddress = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

/** What a sign-in from a page of this origin is answered, sent to an address of this machine under any name. */
function signInFrom(origin: string | undefined, host: string, address = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', ...(origin && { origin }) };
    const path = '/api/authentication/sign-in';
    const call = request({ host: address, port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(JSON.stringify({ email: 'a@b.cd', password: 'x' }));
  });
}

describe('a page that asks to sign in on this machine', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'is ours at %s, with the port that listens',
    async (name) => {
      expect(await signInFrom(`http://${name}:${port}`, `${name}:${port}`)).toBe(401);
      expect(await signInFrom(`http://${name}:${port + 1}`, `${name}:${port}`)).toBe(403);
      expect(await signInFrom(`https://${name}:${port}`, `${name}:${port}`)).toBe(403);
    },
  );

  test('is not ours because it names itself in Host: any name can be made to lead here', async () => {
    for (const name of ['evil', '127.evil.example', 'localhost.evil.example'])
      expect(await signInFrom(`http://${name}:${port}`, `${name}:${port}`), name).toBe(403);
    expect(await signInFrom('http://evil', 'evil')).toBe(403);
    expect(await signInFrom(undefined, `localhost:${port}`)).toBe(403);
    expect(await signInFrom('null', `localhost:${port}`)).toBe(403);
  });

  test.runIf(lanAddress)('is ours at the very address it reached, and at no other', async () => {
    expect(await signInFrom(`http://${lanAddress}:${port}`, 'any', lanAddress)).toBe(401);
    expect(await signInFrom(`http://${lanAddress}:${port}`, 'any', '127.0.0.1')).toBe(403);
  });
});

test.each([
  [{ origin: 'https://menu.example' }, 401],
  [{ origin: 'http://menu.example' }, 403],
  [{ origin: 'https://menu.example:8443' }, 403],
  [{ origin: 'https://evil.example', host: 'evil.example' }, 403],
  [{ origin: 'http://localhost', host: 'localhost' }, 403],
  [{ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }, 403],
])('where PUBLIC_URL is set, pages are ours at its origin alone: %j', async (headers, status) => {
  const answer = await open
    .visitor()
    .request('signIn', { body: { email: 'a@b.cd', password: 'x' }, headers });
  expect(answer.status).toBe(status);
});

test('an address that came as IPv4 in IPv6, or as IPv6, is the same in an origin', () => {
  const config = { publicUrl: 'http://localhost:3000', isPublicUrlLocal: true };
  const mapped = { localAddress: '::ffff:192.168.1.20', localPort: 3000 };
  expect(isOwnOrigin('http://192.168.1.20:3000', config, mapped)).toBe(true);
  expect(isOwnOrigin('http://[fe80::1]:3000', config, { localAddress: 'fe80::1', localPort: 3000 })).toBe(
    true,
  );
  expect(isOwnOrigin('http://192.168.1.21:3000', config, mapped)).toBe(false);
});
