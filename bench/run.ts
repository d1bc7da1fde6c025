/**
 * Runs benchmarks: `npm run bench` all of them, `npm run bench -- NAME` one. `-- office /setting/tax` walks these pages only,
 * `--traces FOLDER` keeps what the browser did meanwhile. Needs what `npm start` has built.
 */
import { parseArgs } from 'node:util';
import { benchmarkAttacks } from './attacks.ts';
import { benchmarkBackup } from './backup.ts';
import { benchmarkCodes } from './codes.ts';
import { benchmarkServer } from './guest-cost.ts';
import { benchmarkGuestPage } from './guest.ts';
import { benchmarkHostility } from './hostile.ts';
import { benchmarkList } from './list.ts';
import { measureComponentSizes } from './sizes.ts';
import { benchmarkLive } from './live.ts';
import { benchmarkNewcomer } from './newcomer.ts';
import { benchmarkOffice, type OfficeOptions } from './office.ts';
import { benchmarkPictures } from './pictures.ts';
import { benchmarkProcesses } from './processes.ts';
import { benchmarkSignIn } from './sign-in.ts';
import { benchmarkStart } from './start.ts';
import { benchmarkTable } from './table.ts';

const benchmarks: Record<string, (options: OfficeOptions) => Promise<void>> = {
  guest: benchmarkGuestPage,
  sizes: measureComponentSizes,
  pictures: benchmarkPictures,
  table: benchmarkTable,
  list: benchmarkList,
  live: benchmarkLive,
  newcomer: benchmarkNewcomer,
  office: benchmarkOffice,
  attacks: benchmarkAttacks,
  hostile: benchmarkHostility,
  backup: benchmarkBackup,
  processes: benchmarkProcesses,
  start: benchmarkStart,
  'sign-in': benchmarkSignIn,
  server: benchmarkServer,
  codes: benchmarkCodes,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { traces: { type: 'string' } },
});
const pages = positionals.filter((each) => each.startsWith('/'));
const named = positionals.filter((each) => !each.startsWith('/'));
const wanted = named.length > 0 ? named : Object.keys(benchmarks);

for (const name of wanted) {
  const run = benchmarks[name];
  if (!run) {
    console.error(`There is no benchmark "${name}". Known: ${Object.keys(benchmarks).join(', ')}.`);
    process.exitCode = 1;
    continue;
  }
  await run({ pages, traces: values.traces });
}
