import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../lib/child.mjs';
import { cacheDir } from '../lib/paths.mjs';
import { installPinned } from '../lib/pinned-packages.mjs';
import { withProgress } from '../lib/progress.mjs';
import { hasGlibc } from '../lib/runtime.mjs';
import { isStamped, stamp } from '../lib/stamp.mjs';
import { UserError } from '../lib/user-error.mjs';
import pin from './browser-pin.json' with { type: 'json' };

/** The browser that takes the stories' pictures, as it is recorded beside them. */
export const pinnedBrowserName = `${pin.package} ${pin.version}`;

const home = join(cacheDir, 'picture-browser', pin.version);
const unpacked = join(home, 'unpacked');
const command = join(home, 'chromium');

/** Why the pinned browser cannot run on this machine; nothing where it can. */
export function whyNoPinnedBrowser(): string | undefined {
  const machine = `${process.platform} ${process.arch}`;
  if (machine !== 'linux x64') return `this machine is ${machine}`;
  return hasGlibc() ? undefined : 'this Linux has no GNU C library';
}

/**
 * Path of the pinned browser, fetched and unpacked at the first call. It brings its own libraries and knows no font but
 * its own, so that a picture is the same on every Linux x64. Throws a UserError where it cannot be had.
 */
export async function ensurePinnedBrowser(): Promise<string> {
  const reason = whyNoPinnedBrowser();
  if (reason) {
    throw new UserError(
      `Pictures are taken by ${pinnedBrowserName}, which runs on Linux x64 only; ${reason}. Use a Linux x64 machine or container, or let CI take them.`,
    );
  }
  await installPinned(home, [pin], `Fetching the pictures' browser (Chromium ${pin.version}, 70 MB)`);
  const stampFile = join(home, 'unpacked.stamp');
  // What is unpacked names its own folder; a copied checkout unpacks again.
  const state = `${pin.integrity} ${home}`;
  if (!isStamped(stampFile, state)) {
    await withProgress("Unpacking the pictures' browser", unpack);
    stamp(stampFile, state);
  }
  const { code, output } = await runQuietly(command, ['--version']);
  if (code === 0) return command;
  throw new UserError(
    `${output.trim()}\n\nThe pictures' browser does not start. Delete ${home} and try again.`,
  );
}

/** The package unpacks into the folder for temporary files; this one is given for it. */
async function unpack(): Promise<void> {
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const script = `
    import chromium, { inflate } from '${pin.package}';
    await chromium.executablePath();
    await inflate(${JSON.stringify(join(home, 'node_modules', pin.package, 'bin/al2023.tar.br'))});`;
  const { code, output } = await runQuietly(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: home,
    env: { ...process.env, TMPDIR: unpacked },
  });
  if (code !== 0) throw new UserError(`${output.trim()}\n\nThe pictures' browser could not be unpacked.`);
  writeFileSync(join(home, 'fonts.conf'), fontsConf);
  writeFileSync(command, launcher);
  chmodSync(command, 0o755);
}

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(unpacked, 'fonts/fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

const launcher = `#!/bin/sh
export FONTCONFIG_FILE='${join(home, 'fonts.conf')}'
export LD_LIBRARY_PATH='${join(unpacked, 'al2023/lib')}'
exec '${join(unpacked, 'chromium')}' "$@"
`;
