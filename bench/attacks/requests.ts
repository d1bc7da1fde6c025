import { once } from 'node:events';
import { connect } from 'node:net';
import { visitor, owner, type Client } from './client.ts';

/** What an attack is given: somebody with a session, and the address alone. */
export interface Target {
  readonly client: Client;
  readonly origin: string;
  /** `/qr-menu/{url}` of the attacked restaurant. */
  readonly menuPath: string;
}

/** Attacks, and answers in a few words what came back. */
export type Attack = (target: Target) => Promise<string>;

const inShort = ({ status, text }: { status: number; text: string }): string =>
  status === 0 ? text : `${status} ${/"code":"(\w+)"/u.exec(text)?.[1] ?? ''}`.trim();

/** Sends bytes as they are, and returns the first line of what comes back. */
async function raw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer.split('\r\n')[0]?.replace('HTTP/1.1 ', '') || 'closed');
    };
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.setTimeout(30_000, end);
    socket.write(bytes, 'latin1');
  });
}

const signIn = async (client: Client, email: string, headers: Readonly<Record<string, string>> = {}) =>
  client.send('POST', '/api/authentication/sign-in', JSON.stringify({ email, password: 'Wrong green 1' }), {
    'content-type': 'application/json',
    ...headers,
  });

async function combiningMarks({ origin }: Target): Promise<string> {
  const email = `a${'\u0315'.repeat(260_000)}${'\u0300'.repeat(260_000)}`;
  return inShort(await signIn(visitor(origin), email));
}

/** Two thousand menu ids that nobody has; returns how their time compares with as many cached pages. */
async function unknownMenus({ origin, menuPath }: Target): Promise<string> {
  const time = async (path: () => string): Promise<number> => {
    const began = performance.now();
    let left = 2000;
    const ask = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const response = await fetch(origin + path());
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    return performance.now() - began;
  };
  await time(() => menuPath);
  const cached = await time(() => menuPath);
  const unknown = await time(() => `${menuPath}/${crypto.randomUUID()}`);
  return `${(unknown / cached).toFixed(1)} × a cached page`;
}

/** A body that comes a byte a second, until the server closes it; returns the ms after which it did. */
async function slowBody(origin: string, patience: number): Promise<number> {
  const { hostname, port } = new URL(origin);
  const began = Date.now();
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    `POST /api/authentication/sign-in HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), 1000);
  const end = setTimeout(() => socket.destroy(), patience);
  socket.resume();
  socket.on('error', () => undefined);
  await once(socket, 'close');
  clearInterval(drip);
  clearTimeout(end);
  return Date.now() - began;
}

const slowBodies: Attack = async ({ origin }) => {
  const patience = 60_000;
  const ended = await Promise.all(Array.from({ length: 500 }, async () => slowBody(origin, patience)));
  const closed = ended.filter((ms) => ms < patience);
  return `${closed.length} of 500 closed, the last after ${Math.round(Math.max(0, ...closed) / 1000)} s`;
};

async function deepJson({ client }: Target): Promise<string> {
  const body = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  return inShort(
    await client.send('POST', '/api/online-menu/categories', body, { 'content-type': 'application/json' }),
  );
}

async function zeroBytes({ client }: Target): Promise<string> {
  const body = JSON.stringify({ name: 'x', ingredients: Array.from({ length: 110_000 }, () => '\0') });
  const answer = await client.send('POST', '/api/online-menu/items', body, {
    'content-type': 'application/json',
  });
  return `${inShort(answer)}, ${(answer.text.length / 1024).toFixed(1)} KB`;
}

async function forgedCursors({ client }: Target): Promise<string> {
  const forged = [
    ['name', 'next', Number.MAX_SAFE_INTEGER, 'x'],
    ['name', 'next', '\0', '\uD800'],
    ['name', 'previous', 'a'.repeat(5000), '0'],
    ['-updatedAt', 'next', 'text', '00000000-0000-7000-8000-000000000000'],
  ];
  const seen: string[] = [];
  for (const parts of forged) {
    const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
    seen.push(
      inShort(await client.send('GET', `/api/online-menu/items?sort=${String(parts[0])}&cursor=${cursor}`)),
    );
  }
  return [...new Set(seen)].join(', ');
}

async function leapSecond({ client }: Target): Promise<string> {
  const category = await client.json('POST', '/api/online-menu/categories', { name: `Leap ${Date.now()}` });
  const categoryId = /"id":"([^"]+)"/u.exec(category.text)?.[1];
  const item = await client.json('POST', '/api/online-menu/items', {
    name: `Leap ${Date.now()}`,
    categoryIds: [categoryId],
    sizes: [{ kind: 'PRICED', price: 100 }],
  });
  const id = /"id":"([^"]+)"/u.exec(item.text)?.[1];
  return inShort(
    await client.json('POST', '/api/online-menu/availability', {
      changes: [{ entity: 'ITEM', id, state: 'SOLD_OUT', until: '2030-12-31T23:59:60Z' }],
    }),
  );
}

const part = (name: string, fileName = '', content = 'x') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${fileName && `; filename="${fileName}"`}\r\n\r\n${content}\r\n`;

async function brokenMultiparts({ client }: Target): Promise<string> {
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  const bodies = {
    'too many parts': `${part('altText').repeat(50)}--b--\r\n`,
    truncated: part('file', 'a.png').slice(0, -5),
    'bad field': `--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n`,
    'no file name': `${part('file')}--b--\r\n`,
    'no boundary': 'nothing',
    'proto field': `${part('__proto__')}--b--\r\n`,
  };
  const seen: string[] = [];
  for (const path of ['/api/files', '/api/online-menu/imports'])
    for (const body of Object.values(bodies)) seen.push(inShort(await client.send('POST', path, body, type)));
  return [...new Set(seen)].join(', ');
}

const oddPaths: Attack = async ({ origin, menuPath }) => {
  const shouted = menuPath.replace(/[^/]+$/u, (url) => url.toUpperCase());
  const paths = [
    `${shouted}/%0d%0a`,
    '/qr-menu/UPPERCASE/%0d%0a',
    '/qr-menu/%00',
    '/q/%ff',
    '/qr-menu/a/%c0%ae',
    '/media/x/%2e%2e',
  ];
  const seen = await Promise.all(paths.map(async (path) => inShort(await visitor(origin).send('GET', path))));
  return [...new Set(seen)].join(', ');
};

const longKey: Attack = async ({ client }) => {
  const answer = await client.send('POST', '/api/online-menu/categories', JSON.stringify({ name: 'Keyed' }), {
    'content-type': 'application/json',
    'idempotency-key': 'k'.repeat(6000),
  });
  return inShort(answer);
};

const believedHost: Attack = async ({ origin }) => {
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'Wrong green 1' });
  return raw(
    origin,
    `POST /api/authentication/sign-in HTTP/1.1\r\nHost: evil\r\nOrigin: http://evil\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
};

/** Twelve wrong tries from one address; then the owner, on a device that was signed in before. */
const lockOut: Attack = async ({ client, origin }) => {
  for (let tries = 0; tries < 12; tries += 1) await signIn(visitor(origin), owner.email);
  return `the owner, on their own device: ${inShort(await client.json('POST', '/api/authentication/sign-in', owner))}`;
};

/** What one request, or a few, could do; the last ones may leave this address refused for a minute. */
export const hostileRequests: Readonly<Record<string, Attack>> = {
  'JSON of 10,000 levels': deepJson,
  '1 MB of "\\u0000"': zeroBytes,
  'forged cursors': forgedCursors,
  'T23:59:60Z': leapSecond,
  'broken multiparts': brokenMultiparts,
  'odd paths': oddPaths,
  'an Idempotency-Key of 6 KB': longKey,
  '2,000 unknown menu ids': unknownMenus,
  '500 bodies of a byte a second': slowBodies,
  'Origin and Host of another site': believedHost,
  'ten wrong tries for the owner': lockOut,
  '1 MB of combining marks as an e-mail': combiningMarks,
};
