import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runOrExplain, runQuietly } from '../scripts/lib/child.mjs';
import { ensureNode, ensurePnpm, type Runtime } from '../scripts/lib/runtime.mjs';
import { pictureEnvironment } from '../scripts/pictures/environment.ts';
import { ensurePinnedBrowser } from '../scripts/pictures/pinned-browser.ts';
import { faults, type Fault } from './picture-faults.ts';

interface Verdict {
  compared: number;
  wrong: number;
  /** The first picture that was not as accepted. */
  example: string;
}

/** Puts twelve small faults into a copy of the committed tree, one after the other, and counts those that pictures catch. */
export async function benchmarkPictures(): Promise<void> {
  const runtime = ensureNode();
  const pnpm = await ensurePnpm(runtime);
  const browser = await ensurePinnedBrowser();
  const tree = join(mkdtempSync(join(tmpdir(), 'cardamom-faults-')), 'tree');
  await runOrExplain('Copying the tree', 'git', ['worktree', 'add', '--quiet', '--detach', tree, 'HEAD']);
  try {
    await installInto(tree, pnpm, await runtime);
    const check = (purpose: 'compare' | 'update', components: readonly string[]) =>
      runStories({ tree, browser, purpose, components });
    await startClean(tree, check);
    let caught = 0;
    for (const fault of faults) {
      const verdict = await withFault(tree, fault, () => check('compare', fault.seenIn));
      if (verdict.wrong > 0) caught += 1;
      const said =
        verdict.wrong > 0 ? `caught: ${verdict.wrong} of ${verdict.compared} (${verdict.example})` : 'MISSED';
      console.log(`${fault.name.padEnd(18)}${said}`);
    }
    console.log(`\nCaught ${caught} / ${faults.length}.`);
    if (caught < faults.length) process.exitCode = 1;
  } finally {
    await runQuietly('git', ['worktree', 'remove', '--force', tree]);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
}

async function installInto(tree: string, pnpm: readonly string[], { env }: Runtime): Promise<void> {
  const [file = 'pnpm', ...args] = pnpm;
  const install = [...args, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await runOrExplain('Installing packages', file, install, { cwd: tree, env });
}

/** Without a fault every picture must be as accepted; where none are accepted yet, they are taken. */
async function startClean(
  tree: string,
  check: (purpose: 'compare' | 'update', components: readonly string[]) => Promise<Verdict>,
): Promise<void> {
  const components = [...new Set(faults.flatMap(({ seenIn }) => seenIn))];
  const hasAccepted = existsSync(join(tree, '.storybook/pictures/browser.json'));
  if (!hasAccepted) await check('update', components);
  const { compared, wrong, example } = await check('compare', components);
  console.log(`${'no fault'.padEnd(18)}${wrong} of ${compared} differ ${example}`);
  if (wrong > 0 || compared === 0) throw new Error('The tree is not clean before any fault is put into it.');
}

async function withFault(tree: string, fault: Fault, work: () => Promise<Verdict>): Promise<Verdict> {
  const file = join(tree, 'packages/ui/src', fault.file);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(fault.find, fault.put);
  if (after === before) throw new Error(`${fault.file} no longer has the place for "${fault.name}".`);
  writeFileSync(file, after);
  try {
    return await work();
  } finally {
    writeFileSync(file, before);
  }
}

interface StoryRun {
  tree: string;
  browser: string;
  purpose: 'compare' | 'update';
  components: readonly string[];
}

async function runStories({ tree, browser, purpose, components }: StoryRun): Promise<Verdict> {
  const files = components.map((name) => `packages/ui/src/components/${name}/`);
  const { output } = await runQuietly(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', '.storybook/vitest.config.ts', ...files],
    { cwd: tree, env: { ...process.env, CI: undefined, ...pictureEnvironment(browser, purpose) } },
  );
  const text = stripVTControlCharacters(output);
  const counts = /^Pictures: (\d+) compared, (\d+) not as accepted/m.exec(text);
  if (!counts && purpose === 'compare') throw new Error(`The stories did not run:\n${text.slice(-3000)}`);
  const example = /The pictures of (\S+) are not as accepted\.\s+(.+)/.exec(text);
  return {
    compared: Number(counts?.[1] ?? 0),
    wrong: Number(counts?.[2] ?? 0),
    example: example ? `${example[1]} ${example[2]}` : '',
  };
}
