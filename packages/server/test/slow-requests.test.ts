import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

const second = 1000;
const patience = { timeout: 10_000, interval: 10 };

let server: TestServer;
let owner: Owner;
let sockets: Socket[];

// Time is moved: the server looks at what is arriving when its timer says so.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  server = await startTestServer();
  owner = await server.registerRestaurant();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
});
beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

type Sender = {
  send: (text: string) => void;
  answered: () => string;
  isClosed: () => boolean;
  /** All that was sent has arrived, and nothing of it waits to be read: time that passes now is the sender's. */
  isTaken: () => boolean;
};

/** Sends the head of a request, and what of its body there is so far. */
async function begin(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sender> {
  const heard = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answered = '';
  let isClosed = false;
  socket.on('data', (chunk: Buffer) => (answered += chunk.toString()));
  socket.on('close', () => (isClosed = true));
  socket.on('error', () => undefined);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie, ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  let sent = 0;
  const send = (text: string) => {
    sent += Buffer.byteLength(text);
    socket.write(text);
  };
  send([`POST ${path} HTTP/1.1`, ...head, '', body].join('\r\n'));
  const [request] = await heard;
  return {
    send,
    answered: () => answered,
    isClosed: () => isClosed,
    isTaken: () => request.socket.bytesRead === sent && request.readableLength === 0,
  };
}

/** Lets the server take what was sent, then moves its time. */
async function pass({ isTaken }: Sender, ms: number): Promise<void> {
  await expect.poll(isTaken, patience).toBe(true);
  await vi.advanceTimersByTimeAsync(ms);
}

const json = { 'content-type': 'application/json' };

describe('a body', () => {
  test('that drips in is ended with 408 after 15 seconds', async () => {
    const slow = await begin('/api/online-menu/categories', { ...json, 'content-length': '1000' }, '{');
    for (let at = 0; at < 7; at += 1) {
      await pass(slow, 2 * second);
      slow.send('"');
    }
    expect(slow.isClosed()).toBe(false);
    await pass(slow, 2 * second);
    await expect.poll(slow.isClosed, patience).toBe(true);
    expect(slow.answered()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
    expect(slow.answered()).toContain('"code":"CM_SLOW"');
    expect(slow.answered()).toContain(
      '"message":"The request took too long to arrive. Check the connection and try again."',
    );
  });

  test('that drips in where nobody reads it is ended too', async () => {
    const chunked = { ...json, 'transfer-encoding': 'chunked', cookie: 'none=none' };
    const slow = await begin('/api/online-menu/categories', chunked, '1\r\n{\r\n');
    await expect.poll(slow.answered, patience).toContain('401 Unauthorized');
    await pass(slow, 17 * second);
    await expect.poll(slow.isClosed, patience).toBe(true);
  });

  test('that comes in time is answered, however many wait beside it', async () => {
    const name = 'In time';
    const body = JSON.stringify({ name });
    const length = String(body.length);
    const slow = await begin(
      '/api/online-menu/categories',
      { ...json, 'content-length': length },
      body.slice(0, 5),
    );
    await pass(slow, 12 * second);
    slow.send(body.slice(5));
    await expect.poll(slow.answered, patience).toContain('201 Created');
    await pass(slow, 60 * second);
    expect(slow.isClosed()).toBe(false);
  });
});

describe('a form with pictures', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=xx', 'content-length': String(2_000_000) };
  const head = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

  test('may take as long as it makes progress', async () => {
    const phone = await begin('/api/files', type, head);
    for (let at = 0; at < 6; at += 1) {
      phone.send('x'.repeat(50_000));
      await pass(phone, 10 * second);
    }
    expect(phone.isClosed()).toBe(false);
  });

  test('that stands still is ended', async () => {
    const stuck = await begin('/api/files', type, head);
    await pass(stuck, 17 * second);
    await expect.poll(stuck.isClosed, patience).toBe(true);
  });
});

test.each([
  ['nonsense', 'nonsense\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 413],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 400],
  [
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('what is no request (%s) is told so', async (_what, text, status) => {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const chunks: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  expect(answer).toContain('application/problem+json');
});
