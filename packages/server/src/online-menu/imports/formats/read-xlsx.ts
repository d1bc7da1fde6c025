import { currencyOf } from '@cardamom/api-types';
import readWorkbook from 'read-excel-file/universal';
import type { ImportedMenu, TableRow } from '../imported-menu.ts';
import type { HandedIn } from '../files/import-file.ts';
import type { Locality } from '../locality.ts';
import { UnreadableFile } from '../unreadable.ts';
import { openWorkbook } from './open-workbook.ts';
import type { Said } from './find-layout.ts';
import { readOwnSheet } from './own-sheets.ts';
import { readTable } from './read-table.ts';
import { headRowOf } from './table-columns.ts';
import { recalled } from './table-layout.ts';

type Cell = string | number | boolean | Date | null;

/**
 * A cell as text. A number keeps its decimals, without the noise of binary fractions (12.100000000000001); three of them
 * are followed by a zero, so that nobody takes them for thousands.
 */
function textOf(cell: Cell, digits: number): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    const short = Number(cell.toFixed(digits));
    const text = String(Math.abs(short - cell) < 1e-9 ? short : cell);
    return /\.\d{3}$/u.test(text) ? `${text}0` : text;
  }
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'string') return cell;
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
}

const filledRows = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/** Reads the first sheet whose columns are known, by their heads or from an earlier file, else the longest, and the further ones of an export. Throws `UnreadableFile`. */
export async function readXlsx(file: HandedIn, locality: Locality, said: Said): Promise<ImportedMenu> {
  const workbook = openWorkbook(file);
  let sheets: { sheet: string; data: Cell[][] }[];
  try {
    sheets = (await readWorkbook(workbook.buffer)) as typeof sheets;
  } catch (error) {
    throw new UnreadableFile(
      'The workbook cannot be opened. Save it again as XLSX, without a password, or save the sheet as CSV.',
      { cause: error },
    );
  }
  const { currency } = locality;
  const { digits } = currencyOf(currency);
  const tables = sheets.map(({ sheet, data }) => ({
    sheet,
    rows: filledRows(
      data.map((cells, index): TableRow => ({
        place: sheets.length > 1 ? `${sheet}, row ${index + 1}` : `row ${index + 1}`,
        cells: cells.map((cell) => textOf(cell, digits)),
      })),
    ),
  }));
  const shown = said.layout?.place;
  const table =
    tables.find(({ rows }) => shown !== undefined && rows[0]?.place === shown) ??
    tables.find(({ rows }) => recalled(rows, said.known) !== null || headRowOf(rows) >= 0) ??
    tables.toSorted((one, other) => other.rows.length - one.rows.length)[0];
  const menu = readTable('XLSX', table?.rows ?? [], locality, said);
  for (const { sheet, rows } of tables) {
    if (sheet === table?.sheet || rows.length === 0 || readOwnSheet(menu, rows, currency)) continue;
    menu.notes.push({
      kind: 'LEFT_OUT',
      subject: `Sheet “${sheet}”`,
      message: 'One sheet is read: the first whose heads are known, else the longest.',
    });
  }
  return menu;
}
