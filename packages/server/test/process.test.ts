import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestStorage, type TestStorage } from './support/database.ts';
import { listen } from './support/live-stream.ts';

const main = join(import.meta.dirname, '../src/main.ts');
/** A start makes a database and, with the demo, pictures; a machine may have other things to do. */
const patience = { timeout: 90_000, interval: 50 };

let storage: TestStorage;
let running: ChildProcess[];
beforeEach(async () => {
  storage = await createTestStorage();
  running = [];
});
afterEach(async () => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
  await storage.remove();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

type Process = {
  readonly baseUrl: string;
  readonly printed: { stdout: string; stderr: string };
  /** The exit code once it ended. */
  readonly ended: Promise<number | null>;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): void;
};

/** The server as its operator starts it, with nothing from the tests' own environment but the PATH. */
async function run(environment: Readonly<Record<string, string>> = {}): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: storage.dataDir,
      LOG_LEVEL: 'warn',
      ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl, SECRET_KEY: 'k'.repeat(40) }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    baseUrl: `http://localhost:${port}`,
    printed,
    ended,
    hasEnded: () => child.exitCode !== null,
    kill: (signal) => child.kill(signal),
  };
}

const statusOf = async (url: string): Promise<number> => {
  try {
    return (await fetch(url)).status;
  } catch {
    return 0;
  }
};

async function start(environment?: Readonly<Record<string, string>>): Promise<Process> {
  const server = await run(environment);
  await vi.waitUntil(async () => {
    if (server.hasEnded()) throw new Error(`The server ended: ${server.printed.stderr}`);
    return (
      (await statusOf(`${server.baseUrl}/readyz`)) === 200 && server.printed.stdout.includes('npm start\n')
    );
  }, patience);
  return server;
}

/** The end of what each start prints where the address is this machine's own. */
const hint = (baseUrl: string): unknown[] => [
  '',
  '  Phones cannot reach this address. To let them in, start with this machine’s address:',
  expect.stringMatching(
    new RegExp(
      `^  HOST=0\\.0\\.0\\.0 PUBLIC_URL=http://(?:\\d+\\.){3}\\d+:${new URL(baseUrl).port} npm start$`,
      'u',
    ),
  ),
  '',
  '',
];

async function file(name: string, content: string): Promise<string> {
  const path = join(storage.dataDir, name);
  await writeFile(path, content);
  return path;
}

test(
  'each start says where the back office and the demo are and nothing else; only the first gives a sign-in link',
  { timeout: 200_000 },
  async () => {
    const first = await start();
    first.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const lines = first.printed.stdout.split('\n');
    expect(lines[4]).toMatch(/^ {2}Sign in \(once, 24 h\) http:\/\/localhost:\d+\/sign-in-link#[\w-]{43}$/u);
    expect(lines.toSpliced(4, 1)).toEqual([
      '',
      `  Back office          ${first.baseUrl}/`,
      `  Your own restaurant  ${first.baseUrl}/register`,
      `  Demo guest menu      ${first.baseUrl}/qr-menu/cardamom-and-lime`,
      '  Moving here?         Stop this, then: npm run restore -- FILE',
      ...hint(first.baseUrl),
    ]);

    const second = await start();
    const demo = second.printed.stdout.split('\n').find((line) => line.includes('Demo'));
    expect(await statusOf(demo?.split(/\s+/u).at(-1) ?? '')).toBe(200);
    second.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.printed.stdout.split('\n')).toEqual([
      '',
      `  Back office          ${second.baseUrl}/`,
      `  Your own restaurant  ${second.baseUrl}/register`,
      `  Demo guest menu      ${second.baseUrl}/qr-menu/cardamom-and-lime`,
      ...hint(second.baseUrl),
    ]);
    expect([first.printed.stderr, second.printed.stderr]).toEqual(['', '']);
  },
);

test(
  'told to stop, it says so at /readyz while it still answers, and ends well',
  { timeout: 120_000 },
  async () => {
    const server = await start({ SEED_DEMO: 'false' });
    server.kill('SIGTERM');
    const paths = ['/readyz', '/api/public/configuration'];
    const answers = () => Promise.all(paths.map((path) => statusOf(server.baseUrl + path)));
    await expect.poll(answers, patience).toEqual([503, 200]);
    expect(await server.ended).toBe(0);
    expect(await statusOf(`${server.baseUrl}/livez`)).toBe(0);
  },
);

test(
  'told to stop, it ends the streams of those who listen, waits for none and logs none',
  { timeout: 200_000 },
  async () => {
    const server = await start({ LOG_LEVEL: 'info' });
    const stream = await listen(server.baseUrl, { restaurantUrl: 'cardamom-and-lime' });
    expect((await stream.next()).name).toBe('ready');
    server.kill('SIGTERM');
    expect(await stream.rest()).toEqual([]);
    expect(await server.ended).toBe(0);
    expect(server.printed.stderr).toContain('stopped');
    expect(server.printed.stderr).not.toMatch(/live|stream|premature/iu);
  },
);

describe('a secret', () => {
  test('may stand in a file', { timeout: 120_000 }, async () => {
    const secret = randomBytes(48).toString('base64url');
    const url = storage.databaseUrl;
    const server = await start({
      SEED_DEMO: 'false',
      SECRET_KEY: '',
      SECRET_KEY_FILE: await file('key', `${secret}\n`),
      ...(url && { DATABASE_URL: '', DATABASE_URL_FILE: await file('url', `${url}\n`) }),
    });
    expect(await readdir(storage.dataDir)).not.toContain('secret-key');
    server.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  test('whose file cannot be read stops the start, which says which', async () => {
    const server = await run({ SECRET_KEY: '', SECRET_KEY_FILE: '/nowhere/key' });
    expect(await server.ended).toBe(1);
    expect(server.printed.stderr).toMatch(/^\nSECRET_KEY_FILE=\/nowhere\/key cannot be read: .+\n$/u);
  });
});
