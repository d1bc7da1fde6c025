import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { cleanText } from '../../http/request-text.ts';
import { findRestaurant } from '../../settings/restaurant/repository.ts';
import { sortFiles, type HandedIn, type ImportFile } from './files/handed-in.ts';
import { readMenuFile } from './files/read-menu-file.ts';
import type { ImportedMenu } from './imported-menu.ts';
import { readCurrentMenu, type CurrentMenu } from './plan/current-menu.ts';
import { planImport } from './plan/plan-import.ts';
import { digestOf, HandedInPictures } from './plan/pictures.ts';
import type { Plan } from './plan/plan.ts';
import { picturesByDigest } from './repository.ts';

/** A menu as its file has it, with the pictures beside it. */
export type ReadFiles = { readonly menu: ImportedMenu; readonly pictures: readonly ImportFile[] };

/** Reads what was handed in, texts trimmed and composed as everything people type. Throws `UnreadableFile`. */
export async function readFiles(handedIn: readonly HandedIn[], currency: string): Promise<ReadFiles> {
  const { menu, pictures } = sortFiles(handedIn);
  const read = await readMenuFile(menu, currency);
  return { menu: cleanText(read).value as ImportedMenu, pictures };
}

export function currencyOf(tx: RestaurantTransaction): Promise<string> {
  return findRestaurant(tx).then((restaurant) => restaurant.default_currency);
}

/** What a plan was made from, for those who carry it out. */
export type Prepared = {
  readonly plan: Plan;
  readonly current: CurrentMenu;
  readonly knownPictures: ReadonlyMap<string, string>;
};

/** Compares the files with the menu as this transaction sees it. `read` is changed by it and serves one plan only. */
export async function preparePlan(
  tx: RestaurantTransaction,
  read: ReadFiles,
  options: {
    readonly publicUrl: string;
    readonly mayWriteGroups: boolean;
    readonly exported: ReadonlyMap<string, string>;
  },
): Promise<Prepared> {
  const current = await readCurrentMenu(tx, options.publicUrl);
  const knownPictures = new Map([...options.exported, ...(await picturesByDigest(tx))]);
  const plan = planImport({
    menu: read.menu,
    current,
    currency: await currencyOf(tx),
    pictures: new HandedInPictures(read.pictures),
    knownPictures,
    mayWriteGroups: options.mayWriteGroups,
  });
  return { plan, current, knownPictures };
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
