/** Runs benchmarks: `npm run bench` all of them, `npm run bench -- NAME` one. Needs what `npm start` has built. */
import { parseArgs } from 'node:util';
import { benchmarkAttacks } from './attacks.ts';
import { benchmarkBackup } from './backup.ts';
import { benchmarkServer } from './guest-cost.ts';
import { benchmarkGuestPage } from './guest.ts';
import { benchmarkHostility } from './hostile.ts';
import { benchmarkList } from './list.ts';
import { measureComponentSizes } from './sizes.ts';
import { benchmarkLive } from './live.ts';
import { benchmarkOffice } from './office.ts';
import { benchmarkPictures } from './pictures.ts';
import { benchmarkProcesses } from './processes.ts';
import { benchmarkStart } from './start.ts';
import { benchmarkTable } from './table.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  guest: benchmarkGuestPage,
  sizes: measureComponentSizes,
  pictures: benchmarkPictures,
  table: benchmarkTable,
  list: benchmarkList,
  live: benchmarkLive,
  office: benchmarkOffice,
  attacks: benchmarkAttacks,
  hostile: benchmarkHostility,
  backup: benchmarkBackup,
  processes: benchmarkProcesses,
  start: benchmarkStart,
  server: benchmarkServer,
};

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : Object.keys(benchmarks);

for (const name of wanted) {
  const run = benchmarks[name];
  if (!run) {
    console.error(`There is no benchmark "${name}". Known: ${Object.keys(benchmarks).join(', ')}.`);
    process.exitCode = 1;
    continue;
  }
  await run();
}
