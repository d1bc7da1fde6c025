import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../lib/free-port.ts';
import { cacheDir } from '../lib/paths.mjs';
import { UserError } from '../lib/user-error.mjs';
import { isRoot } from './machine.ts';
import { ensurePostgresBinaries } from './postgres-binaries.ts';
import { run } from './process.ts';

/** A PostgreSQL for one run of the tests. */
export interface TestPostgres {
  /** Connection string of a user that may create databases and roles. */
  url: string;
  stop: () => Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** Returns the server named by `TEST_POSTGRES_URL`, else starts an empty one in a temporary folder on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const installed = await ensurePostgresBinaries();
  const user = isRoot ? await unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cardamom-postgres-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      // Immediate shutdown: nothing in this cluster is worth a checkpoint.
      server.kill('SIGQUIT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const bin = user ? readableBinaries(installed, folder) : installed;
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
    await initialise(bin, data, user);
    const port = await freePort();
    server = await serve(bin, data, port, user);
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function initialise(bin: string, data: string, user: User | undefined): Promise<void> {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { code, output } = await run(join(bin, 'initdb'), ['-D', data, ...options], { user, cwd: data });
  if (code !== 0)
    throw new UserError(`${output}\nPostgreSQL could not make a database cluster for the tests.`);
}

function serve(bin: string, data: string, port: number, user: User | undefined): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    logging_collector: 'off',
    // The line waited for below, in English whatever the machine speaks.
    lc_messages: 'C',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  });
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      if (server.exitCode === null && log.length > 100_000) return;
      log += chunk.toString();
      if (log.includes('database system is ready to accept connections')) resolve(server);
    });
    server.on('error', reject);
    server.on('exit', () => reject(new UserError(`${log}\nPostgreSQL for the tests did not start.`)));
  });
}

/** PostgreSQL refuses to run as root: its own system user where there is one, else nobody. */
async function unprivilegedUser(): Promise<User> {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new UserError(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody".',
  );
}

/** A checkout in root's home cannot be read by the other user, so fetched programs are copied into the test's folder. */
function readableBinaries(installed: string, folder: string): string {
  if (!installed.startsWith(cacheDir)) return installed;
  const copy = join(folder, 'programs');
  cpSync(dirname(installed), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return join(copy, 'bin');
}
