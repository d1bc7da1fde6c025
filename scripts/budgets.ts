import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compileHint } from '../packages/app/vite/compiled-early.ts';
import { weighGuestPage } from './guest-weight.ts';
import { root } from './lib/paths.mjs';

/** docs/rules.md, Browser: what a browser may have to fetch, in bytes of brotli. */
const BUDGETS = {
  firstRoute: 180_000,
  furtherRoute: 40_000,
  guestDocument: 14_000,
  guestScript: 5_000,
  guestLateScripts: 10_400,
  screenScripts: 130_000,
  previewScripts: 150_000,
};

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const app = join(root, 'packages/app');
const office = join(app, 'dist/office');
const manifest = JSON.parse(readFileSync(join(office, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** All files a chunk needs before it can run: itself, what it imports, and their style sheets. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

const sizes = new Map<string, number>();

function bytesOf(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(office, file))).length;
    sizes.set(file, size);
    sum += size;
  }
  return sum;
}

const entryFiles = new Set<string>();
for (const key of Object.keys(manifest)) {
  if (manifest[key]?.isEntry) for (const file of filesOf(key)) entryFiles.add(file);
}

/** A route's chunk is named after its file: src/routes/_office/index.tsx, possibly with a query of the splitter. */
const routes = new Map<string, Set<string>>();
for (const key of Object.keys(manifest)) {
  const [, name] = /routes\/([^?]+)\.tsx/.exec(key) ?? [];
  if (name === undefined || !manifest[key]?.isDynamicEntry) continue;
  const files = routes.get(name) ?? new Set();
  for (const file of filesOf(key)) files.add(file);
  routes.set(name, files);
}

/** A route's page never comes alone: the layouts around it are on the screen too. */
function layoutFilesOf(name: string): Set<string> {
  const files = new Set(routes.get('__root'));
  for (const [layout, own] of routes)
    if (name.startsWith(`${layout}/`)) for (const file of own) files.add(file);
  return files;
}

const FIRST_ROUTES = ['_public/login', '_office/index'];

let isWithin = true;

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function report(what: string, bytes: number, budget: number): void {
  const verdict = bytes <= budget ? 'ok' : 'OVER';
  if (bytes > budget) isWithin = false;
  console.log(
    `${verdict.padEnd(5)}${kilobytes(bytes).padStart(10)} of ${kilobytes(budget).padStart(9)}  ${what}`,
  );
}

console.log(
  'Brotli sizes. A chunk that several routes share is counted once, with the first route that loads it.',
);
report('back office before any route', bytesOf(entryFiles), BUDGETS.firstRoute);
const counted = new Set(entryFiles);
for (const name of FIRST_ROUTES) {
  const files = new Set([...entryFiles, ...layoutFilesOf(name), ...(routes.get(name) ?? [])]);
  report(`first route ${name}`, bytesOf(files), BUDGETS.firstRoute);
  for (const file of files) counted.add(file);
}

/** Parts of the design system that wait until the page has drawn; they load before anybody goes on to another route. */
const lateFiles = new Set<string>();
for (const { file, dynamicImports = [] } of Object.values(manifest)) {
  if (!counted.has(file)) continue;
  for (const key of dynamicImports) if (key.startsWith('../ui/')) filesOf(key, lateFiles);
}
const late = [...lateFiles].filter((file) => !counted.has(file));
console.log(
  `     ${kilobytes(bytesOf(late)).padStart(10)}               menus, drawer, tooltips and toasts, once the first route is idle`,
);
for (const file of late) counted.add(file);

/** What draws screens comes to Home once somebody chooses one for its stage. */
const screenOnHome = 'src/features/home/components/ScreenOnStage.tsx';

/** What Home draws after its first drawing; all else together, although setting up, codes and deleting are seldom asked for. */
const homeFiles = new Set<string>();
for (const key of Object.keys(manifest))
  if (key.startsWith('src/features/home/') && key !== screenOnHome)
    for (const file of filesOf(key)) homeFiles.add(file);
const ofHome = [...homeFiles].filter((file) => !counted.has(file));
report('Home, what comes after the first drawing', bytesOf(ofHome), BUDGETS.furtherRoute);
const ofScreen = [...filesOf(screenOnHome)].filter((file) => !counted.has(file) && !homeFiles.has(file));
report('Home, a screen on its stage', bytesOf(ofScreen), BUDGETS.furtherRoute);

for (const [name, files] of routes) {
  if (FIRST_ROUTES.includes(name)) continue;
  const own = [...files].filter((file) => !counted.has(file));
  report(`route ${name}`, bytesOf(own), BUDGETS.furtherRoute);
  for (const file of own) counted.add(file);
}
for (const name of FIRST_ROUTES) {
  if (routes.has(name)) continue;
  console.log(`There is no chunk of the route ${name}: the back office is not split by route.`);
  isWithin = false;
}

const guest = await weighGuestPage();
report(
  `guest page of ${guest.items} items without pictures, HTML and CSS`,
  guest.document,
  BUDGETS.guestDocument,
);
report('guest page, JavaScript before the first touch', guest.script, BUDGETS.guestScript);
report('guest page, JavaScript once it is there', guest.lateScripts, BUDGETS.guestLateScripts);

/** All scripts in a folder, those that come later too, in bytes. */
function scriptBytesIn(folder: string): number {
  const assets = join(app, 'dist', folder);
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0);
}

report('screen, all scripts', scriptBytesIn('screen/screen-assets'), BUDGETS.screenScripts);
report('previews, all scripts', scriptBytesIn('preview/preview-assets'), BUDGETS.previewScripts);

for (const folder of ['office/assets', 'screen/screen-assets', 'preview/preview-assets'])
  for (const file of readdirSync(join(app, 'dist', folder))) {
    if (
      !file.endsWith('.js') ||
      readFileSync(join(app, 'dist', folder, file), 'utf8').startsWith(compileHint)
    )
      continue;
    console.log(`${folder}/${file} does not begin with the compile hint.`);
    isWithin = false;
  }
process.exitCode = isWithin ? 0 : 1;
