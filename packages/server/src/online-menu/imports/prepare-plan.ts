import type { ImportEdits } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { cleanText } from '../../http/request-text.ts';
import { sortFiles } from './files/handed-in.ts';
import type { HandedIn, ImportFile } from './files/import-file.ts';
import { readMenuFile } from './files/read-menu-file.ts';
import { nothingSaid, type Said } from './formats/find-layout.ts';
import type { ImportedMenu } from './imported-menu.ts';
import { mostRows } from './limits.ts';
import type { Locality } from './locality.ts';
import type { CurrentMenu } from './plan/current-menu.ts';
import type { LastImports } from './plan/last-imports.ts';
import { planImport } from './plan/plan-import.ts';
import { digestOf, HandedInPictures } from './plan/pictures.ts';
import type { Plan } from './plan/plan.ts';
import { picturesByDigest } from './repository.ts';
import { UnreadableFile } from './unreadable.ts';

/** A menu as its file has it, with the pictures beside it. */
export type ReadFiles = { readonly menu: ImportedMenu; readonly pictures: readonly ImportFile[] };

/** Reads what was handed in, texts trimmed and composed as everything people type. Throws `UnreadableFile`. */
export async function readFiles(
  handedIn: readonly HandedIn[],
  locality: Locality,
  said: Said,
): Promise<ReadFiles> {
  const { menu, sheets, pictures } = sortFiles(handedIn);
  const { table, lines, rowsAt, ...read } = await readMenuFile(menu, locality, said);
  for (const sheet of sheets) await addSheet(read, sheet, locality);
  assertBounded(read);
  // What is shown of the file stays as it is in it.
  const shown = { ...(table && { table }), ...(lines && { lines }), ...(rowsAt && { rowsAt }) };
  return { menu: { ...(cleanText(read).value as ImportedMenu), ...shown }, pictures };
}

/** Adds what a table beside the menu holds. */
async function addSheet(
  menu: Pick<ImportedMenu, 'categories' | 'modifierGroups'>,
  file: ImportFile,
  locality: Locality,
): Promise<void> {
  const { categories, modifierGroups } = await readMenuFile(file, locality, nothingSaid);
  for (const found of [...categories, ...modifierGroups]) found.place = `${file.name}, ${found.place}`;
  menu.categories.push(...categories);
  menu.modifierGroups.push(...modifierGroups);
}

/** The limit of rows holds in every format. */
function assertBounded({
  categories,
  modifierGroups,
  items,
  menus,
}: Omit<ImportedMenu, 'table' | 'lines'>): void {
  const count = categories.length + modifierGroups.length + items.length + menus.length;
  if (count > mostRows)
    throw new UnreadableFile(`The file has ${count} entries; ${mostRows} are the most at once. Split it.`);
}

/** What a plan was made from, for those who carry it out. */
export type Prepared = {
  readonly plan: Plan;
  readonly current: CurrentMenu;
  readonly knownPictures: ReadonlyMap<string, string>;
  readonly last: LastImports;
};

/** Compares the files with the menu as it is now. `read` is changed by it and serves one plan only. */
export async function preparePlan(
  tx: RestaurantTransaction,
  read: ReadFiles,
  {
    current,
    currency,
    exported,
    last,
    edits,
    mayWriteGroups,
  }: {
    readonly current: CurrentMenu;
    readonly currency: string;
    readonly exported: ReadonlyMap<string, string>;
    readonly last: LastImports;
    readonly edits: ImportEdits | null;
    readonly mayWriteGroups: boolean;
  },
): Promise<Prepared> {
  const knownPictures = new Map([...exported, ...(await picturesByDigest(tx))]);
  const pictures = new HandedInPictures(read.pictures);
  const plan = planImport({
    menu: read.menu,
    current,
    currency,
    pictures,
    knownPictures,
    last,
    edits,
    mayWriteGroups,
  });
  return { plan, current, knownPictures, last };
}

/** The pictures a menu has now by the bytes an export writes of them, so that its own export changes nothing. */
export async function exportedPictures(
  store: FileStore,
  { items, categories }: CurrentMenu,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const { image } of [...items, ...categories]) {
    const source = image?.sources.findLast(({ format }) => format === 'jpeg');
    if (!image || !source) continue;
    const bytes = await store.readVariant(image.id, source.width, 'jpeg');
    if (bytes !== null) digests.set(digestOf(bytes), image.id);
  }
  return digests;
}
