import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { findRestaurant, findRestaurantCode } from '../../settings/restaurant/repository.ts';
import { tablesBySection } from '../../settings/table-sections/tables.ts';
import { shortPath } from '../../shared/links.ts';
import { Problem } from '../../shared/problem.ts';
import { menus } from '../menus/service.ts';

/** Whose code is printed: a table's, a menu's, those of a section or of all tables, else the restaurant's. */
export type Wanted = {
  readonly menuId?: string | undefined;
  readonly tableId?: string | undefined;
  readonly tableSectionId?: string | undefined;
  readonly allTables: boolean;
};

/** Whether codes of several tables are wanted, which stand on sheets with their names. */
export function isBatch({ tableId, tableSectionId, allTables }: Wanted): boolean {
  return tableId === undefined && (allTables || tableSectionId !== undefined);
}

/** A code, and what stands beside it. */
export type PrintedCode = {
  /** What it is the code of: a restaurant's, a menu's or a table's name, or a table's number. */
  readonly name: string;
  /** Where the table stands; null for what is no table. */
  readonly section: string | null;
  /** The permanent link that it holds. */
  readonly link: string;
};

/** What is to be printed; there is one code, or several of tables. */
export type CodesToPrint = {
  readonly restaurant: string;
  /** The language of all names, BCP 47: it decides how Han letters are drawn. */
  readonly language: string;
  readonly codes: readonly [PrintedCode, ...PrintedCode[]];
};

/** Sections that guests can sit in, or those that were asked for: what is inactive can be printed ahead. */
function sectionsFor(tx: RestaurantTransaction, { tableId, tableSectionId }: Wanted) {
  const all = tx.selectFrom('table_section').selectAll().where('deleted_at', 'is', null);
  if (tableId !== undefined) return all.execute();
  if (tableSectionId !== undefined) return all.where('id', '=', tableSectionId).execute();
  return all.where('is_active', '=', 1).orderBy('first_number').orderBy('name_key').execute();
}

/** The tables in use, as they stand: section by section, by number. */
async function tableCodes(
  tx: RestaurantTransaction,
  publicUrl: string,
  wanted: Wanted,
): Promise<PrintedCode[]> {
  const { tableId } = wanted;
  const sections = await sectionsFor(tx, wanted);
  const tables = await tablesBySection(tx, sections);
  return sections.flatMap(({ id, name: section }) =>
    (tables.get(id) ?? [])
      .filter((table) => tableId === undefined || table.id === tableId)
      .map(({ number, label, shortCode }) => ({
        name: label || String(number),
        section,
        link: publicUrl + shortPath(shortCode),
      })),
  );
}

async function codesOf(
  tx: RestaurantTransaction,
  publicUrl: string,
  restaurant: string,
  wanted: Wanted,
): Promise<PrintedCode[]> {
  if (wanted.tableId !== undefined || isBatch(wanted)) return tableCodes(tx, publicUrl, wanted);
  const { name, shortCode } =
    wanted.menuId === undefined
      ? { name: restaurant, shortCode: await findRestaurantCode(tx) }
      : await menus.get(tx, wanted.menuId);
  return [{ name, section: null, link: publicUrl + shortPath(shortCode) }];
}

/** The codes that are wanted; throws CM_NOT_FOUND for what is not there, and where there is no table at all. */
export async function codesToPrint(
  tx: RestaurantTransaction,
  publicUrl: string,
  wanted: Wanted,
): Promise<CodesToPrint> {
  const { name: restaurant, default_language: language } = await findRestaurant(tx);
  const [first, ...others] = await codesOf(tx, publicUrl, restaurant, wanted);
  if (first === undefined) throw new Problem('CM_NOT_FOUND');
  return { restaurant, language, codes: [first, ...others] };
}
