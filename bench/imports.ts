import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Import, ImportRow, Item } from '../packages/api-types/src/index.ts';
import { manyRows, wrongFiles } from './imports/extremes.ts';
import { menuPdfs } from './imports/pdfs.ts';
import { handIn, listed, newRestaurant, untilDone } from './imports/person.ts';
import { menuFiles, type MenuFile } from './imports/tables.ts';
import { legend, trueMenu } from './imports/truth.ts';
import { startServer } from './server.ts';
import { session } from './session.ts';

/** What the bench of imports is told by the command line. */
export interface ImportOptions {
  /** A folder with files of other menus, which are imported too and told by their counts. */
  from: string | undefined;
}

/** What became of one file. */
interface Outcome {
  items: readonly Item[];
  wrong: readonly ImportRow[];
  read: Import;
  /** Times that a person is asked before the preview; presses from the chosen file to the applied menu. */
  questions: number;
  presses: number;
  /** From the handing in to the guest page that shows it. */
  seconds: number;
}

/** Imports files into a restaurant of their own, answering a question about columns with what is guessed. */
async function imported(origin: string, files: readonly MenuFile[]): Promise<Outcome> {
  const { cookies, restaurantUrl } = await newRestaurant(origin);
  const person = session(origin, { cookies });
  const began = performance.now();
  const { id } = await handIn(origin, cookies, files);
  let read = await untilDone(person, id);
  let questions = 0;
  if (read.state === 'ASKING' && read.table) {
    questions += 1;
    const columns = read.table.columns.map(({ index, meaning, size }) => ({ index, meaning, size }));
    await person.call('PUT', `/online-menu/imports/${id}/columns`, { headRow: read.table.headRow, columns });
    read = await untilDone(person, id);
  }
  if (read.state === 'FAILED') throw new Error(read.problem ?? 'It could not be read.');
  const wrong = await listed<ImportRow>(person, `/online-menu/imports/${id}/rows?outcome=WRONG&`);
  await person.call('POST', `/online-menu/imports/${id}/apply`, {});
  const applied = await untilDone(person, id);
  if (applied.state !== 'APPLIED') throw new Error(applied.problem ?? applied.state);
  await (await fetch(`${origin}/qr-menu/${restaurantUrl}`)).text();
  const seconds = (performance.now() - began) / 1000;
  // The file is chosen, and the import applied; a question is one press more.
  const presses = 2 + questions;
  return {
    items: await listed<Item>(person, '/online-menu/items?'),
    wrong,
    read,
    questions,
    presses,
    seconds,
  };
}

const key = (text: string) =>
  text
    .toLocaleLowerCase('de')
    .replaceAll(/[\s–-]+/gu, ' ')
    .trim();

/** Compares what came in with what the menu's owner knows. */
function compared({ items, wrong, read, questions, presses, seconds }: Outcome, file: MenuFile) {
  const found = Map.groupBy(items, ({ name }) => key(name));
  const refused = new Set(wrong.map(({ name }) => key(name)));
  const sums = { dishes: 0, sizes: 0, prices: 0, categories: 0, texts: 0, allergens: 0, silent: 0 };
  const [allSizes, allTexts, allCodes] = [
    trueMenu.flatMap(({ sizes }) => sizes).length,
    trueMenu.filter(({ description }) => description !== '').length,
    trueMenu.filter(({ codes }) => codes.length > 0).length,
  ];
  const hasOnePrice = file.name.includes('one price');
  for (const { name, section, sizes, description, codes } of trueMenu) {
    const item = found.get(key(name))?.[0];
    if (item === undefined) {
      if (!refused.has(key(name))) sums.silent += 1;
      continue;
    }
    sums.dishes += 1;
    const said = hasOnePrice ? sizes.slice(0, 1) : sizes;
    const priced = item.sizes.filter(({ price }) => price !== null);
    if (item.sizes.length === said.length) sums.sizes += said.length;
    const right = said.filter(({ price }, at) => item.sizes[at]?.price === price).length;
    sums.prices += right;
    if (priced.some(({ price }) => !sizes.some((size) => size.price === price))) sums.silent += 1;
    if (item.categories.some((category) => key(category.name) === key(section))) sums.categories += 1;
    if (description !== '' && item.description === description) sums.texts += 1;
    const wanted = new Set(codes.map((code) => legend[code]?.allergen));
    const { contains } = item.allergens;
    if (codes.length > 0 && contains.length === wanted.size && contains.every((each) => wanted.has(each)))
      sums.allergens += 1;
  }
  const sizesSaid = hasOnePrice ? trueMenu.length : allSizes;
  const lines = read.lines;
  return {
    dishes: `${sums.dishes}/${trueMenu.length}`,
    sizes: `${sums.sizes}/${sizesSaid}`,
    prices: `${sums.prices}/${sizesSaid}`,
    categories: `${sums.categories}/${trueMenu.length}`,
    texts: `${sums.texts}/${allTexts}`,
    allergens: file.saysAllergens ? `${sums.allergens}/${allCodes}` : 'none said',
    'others in the menu': items.length - sums.dishes,
    'silently wrong': sums.silent,
    'lines left out':
      lines === null ? '' : `${lines.filter(({ kind }) => kind === 'IGNORED').length}/${lines.length}`,
    questions,
    presses,
    seconds: Number(seconds.toFixed(1)),
  };
}

async function filesOf(folder: string): Promise<{ name: string; files: MenuFile[] }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const menus = paths.filter((path) => /\.(?:json|csv|tsv|txt|xlsx|docx|pdf)$/iu.test(path));
  return Promise.all(
    menus.map(async (path) => ({
      name: path.slice(folder.length + 1),
      files: [{ name: `menu${extname(path)}`, bytes: await readFile(path), saysAllergens: false }],
    })),
  );
}

/**
 * How much of a menu comes in from each of the files that it may be in, how often a person is asked, and how long it takes; fifteen thousand
 * rows and the way back; and what a person reads of files that are none.
 */
export async function benchmarkImports({ from }: ImportOptions): Promise<void> {
  const server = await startServer({ REGISTRATION: 'open', SEED_DEMO: 'false' });
  try {
    const known: Record<string, object> = {};
    for (const file of [...(await menuFiles()), ...(await menuPdfs())])
      known[file.name] = await imported(server.origin, [file])
        .then((outcome) => compared(outcome, file))
        .catch((error: unknown) => ({ dishes: String(error).slice(0, 80) }));
    console.log(`A menu of ${trueMenu.length} dishes, from each file into an empty restaurant`);
    console.table(known);
    await wrongFiles(server);
    await manyRows(server.origin);
    if (from === undefined) return;
    const others: Record<string, object> = {};
    for (const { name, files } of await filesOf(from)) {
      const { items, wrong, read, questions, presses, seconds } = await imported(server.origin, files);
      others[name] = {
        format: read.format,
        dishes: items.length,
        sizes: items.flatMap(({ sizes }) => sizes).length,
        'without price': items.flatMap(({ sizes }) => sizes).filter(({ price }) => price === null).length,
        categories: new Set(items.flatMap((item) => item.categories.map((category) => category.name))).size,
        'with allergens': items.filter(({ allergens }) => allergens.contains.length > 0).length,
        wrong: wrong.length,
        notes: read.notes.length,
        questions,
        presses,
        seconds: Number(seconds.toFixed(1)),
      };
    }
    console.log('Other menus, from each file into an empty restaurant');
    console.table(others);
  } finally {
    await server.stop();
  }
}
