import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdInstallation } from '../packages/server/src/installation/hold.ts';
import { createTestStorage } from '../packages/server/test/support/database.ts';
import { startProductServer } from '../scripts/lib/product-server.ts';
import { startPostgres } from '../scripts/test/postgres.ts';
import { environmentOf, runCommand, type Place } from './backup/commands.ts';
import { startLoad } from './backup/load.ts';
import { digestOf, faultsIn } from './backup/state.ts';
import { percentile } from './list.ts';

const pictures = 200;
const kills = 20;
/** Ms for which the restaurant is at work before the backup begins, to compare with. */
const quiet = 5000;

const tenths = (number: number) => Math.round(number * 10) / 10;
const answers = (times: readonly number[]) => ({
  'p50 ms': tenths(percentile(times, 0.5)),
  'p99 ms': tenths(percentile(times, 0.99)),
  'slowest ms': tenths(Math.max(...times)),
});

/** Backs an installation up twice while it is written to; returns the two files and prints what it cost. */
async function backUpTwice(source: Place, folder: string): Promise<[string, string]> {
  const server = await startProductServer(source.dataDir, {
    ...environmentOf(source),
    SEED_DEMO: 'false',
    REGISTRATION: 'open',
    LOG_LEVEL: 'warn',
  });
  const files: [string, string] = [join(folder, 'first.cardamom'), join(folder, 'second.cardamom')];
  try {
    const load = await startLoad(server.baseUrl, pictures);
    load.takeTimes();
    await wait(quiet);
    const without = load.takeTimes();
    const before = load.writes();
    const { seconds, peak } = await runCommand('backup', files[0], source);
    const during = load.takeTimes();
    const written = load.writes() - before;
    await wait(1000);
    await runCommand('backup', files[1], source);
    await load.stop();
    console.log(
      `Backup in ${tenths(seconds)} s, ${tenths((await stat(files[0])).size / 1e6)} MB, memory ${peak} MB, ${written} writes meanwhile, load ${loadavg()[0]?.toFixed(1)}`,
    );
    console.table({ 'list of items without a backup': answers(without), 'while it runs': answers(during) });
  } finally {
    await server.stop();
  }
  return files;
}

/** Restores, and proves that what is restored is one moment, and the same when it is backed up and restored again. */
async function restoreAndCompare(file: string, target: Place): Promise<{ digest: string; seconds: number }> {
  const { seconds, peak } = await runCommand('restore', file, target);
  const { items, pictureFiles, faults } = await faultsIn(target);
  const digest = await digestOf(target);
  const again = `${file}.again`;
  await runCommand('backup', again, target);
  await runCommand('restore', again, target);
  if (digest !== (await digestOf(target))) faults.push('restored again, it is not the same');
  console.log(
    `Restored in ${tenths(seconds)} s, memory ${peak} MB: ${items} items, ${pictureFiles} files of pictures, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 5)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  return { digest, seconds };
}

/** Kills restores of the second backup over the first at moments spread over the time that one takes. */
async function killRestores([first, second]: [string, string], target: Place): Promise<void> {
  const renewed = (await restoreAndCompare(second, target)).digest;
  const { digest: old, seconds } = await restoreAndCompare(first, target);
  const left = { old: 0, new: 0, neither: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    await runCommand('restore', second, target, (seconds * 1000 * kill) / (kills - 1));
    await (await holdInstallation(target, 'server')).release();
    const digest = await digestOf(target);
    const state = digest === old ? 'old' : digest === renewed ? 'new' : 'neither';
    left[state] += 1;
    if (state !== 'old') await runCommand('restore', first, target);
  }
  console.log(
    `Killed ${kills} times: ${left.old} left the old data, ${left.new} the new, ${left.neither} neither`,
  );
  if (left.neither > 0) process.exitCode = 1;
}

/** Backup and restore of 10,000 items with 200 pictures while being written to, and restores that are killed; on both databases. */
export async function benchmarkBackup(): Promise<void> {
  const postgres = await startPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  try {
    for (const engine of ['sqlite', 'postgres']) {
      process.env['TEST_DATABASE'] = engine;
      const [source, target] = [await createTestStorage(), await createTestStorage()];
      const folder = await mkdtemp(join(tmpdir(), 'cardamom-bench-backup-'));
      try {
        console.log(`\nBackup and restore, ${engine}`);
        await killRestores(await backUpTwice(source, folder), target);
      } finally {
        await source.remove();
        await target.remove();
        await rm(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await postgres.stop();
  }
}
