/**
 * Runs benchmarks: `npm run bench` all of them, `npm run bench -- NAME` one. `-- office /setting/tax` walks this page and those below it only, `--runs 3` each thrice,
 * `--slow-down 2` on a processor two times slower instead of four, `--traces FOLDER` keeps what the browser did meanwhile; `-- guest --all --runs 5` measures each look, `-- screens --turns 5200 --runs 100` how long a screen plays and how often it is broken,
 * `-- imports --from FOLDER` reads menus in a folder besides its own. Needs what `npm start` has built.
 */
import { parseArgs } from 'node:util';
import { benchmarkAttacks } from './attacks.ts';
import { benchmarkBackup } from './backup.ts';
import { benchmarkCodes } from './codes.ts';
import { benchmarkServer } from './guest-cost.ts';
import { benchmarkGuestLoad } from './guest-load.ts';
import { benchmarkGuestPage, type GuestOptions } from './guest.ts';
import { benchmarkHostility } from './hostile.ts';
import { benchmarkImports, type ImportOptions } from './imports.ts';
import { benchmarkList } from './list.ts';
import { measureComponentSizes } from './sizes.ts';
import { benchmarkLive } from './live.ts';
import { benchmarkLooks } from './looks.ts';
import { benchmarkNewcomer } from './newcomer.ts';
import { benchmarkOffice, type OfficeOptions } from './office.ts';
import { benchmarkPictures } from './pictures.ts';
import { benchmarkPrice } from './price.ts';
import { benchmarkProcesses } from './processes.ts';
import { benchmarkScreens, type ScreenOptions } from './screens.ts';
import { benchmarkSignIn } from './sign-in.ts';
import { benchmarkStart } from './start.ts';
import { benchmarkTable } from './table.ts';

const benchmarks: Record<
  string,
  (options: OfficeOptions & GuestOptions & ScreenOptions & ImportOptions) => Promise<void>
> = {
  guest: benchmarkGuestPage,
  'guest-load': benchmarkGuestLoad,
  looks: benchmarkLooks,
  sizes: measureComponentSizes,
  pictures: benchmarkPictures,
  table: benchmarkTable,
  list: benchmarkList,
  live: benchmarkLive,
  price: benchmarkPrice,
  newcomer: benchmarkNewcomer,
  office: benchmarkOffice,
  attacks: benchmarkAttacks,
  hostile: benchmarkHostility,
  imports: benchmarkImports,
  backup: benchmarkBackup,
  processes: benchmarkProcesses,
  screens: benchmarkScreens,
  start: benchmarkStart,
  'sign-in': benchmarkSignIn,
  server: benchmarkServer,
  codes: benchmarkCodes,
};

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    traces: { type: 'string' },
    runs: { type: 'string' },
    'slow-down': { type: 'string' },
    turns: { type: 'string' },
    from: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
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
  await run({
    pages,
    traces: values.traces,
    runs: numberOf(values.runs),
    slowDown: numberOf(values['slow-down']),
    turns: numberOf(values.turns),
    all: values.all,
    from: values.from,
  });
}
