import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.ts';

/** Full path of the first of these programs that is on the PATH. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .find((file) => isExecutable(file));
}

/** Whether a file is there and may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = process.getuid?.() === 0;

let isAptUpdated = false;

/** Installs Debian packages where this user may; returns what apt said when it failed, nothing when it worked. */
export async function aptInstall(packages: readonly string[]): Promise<string | undefined> {
  if (!isRoot || !existsSync('/etc/debian_version')) return 'not root on a Debian machine';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isAptUpdated) {
    const update = await run('apt-get', ['update', '-q'], { env });
    if (update.code !== 0) return update.output;
    isAptUpdated = true;
  }
  const install = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
  return install.code === 0 ? undefined : install.output;
}
