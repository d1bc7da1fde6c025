import { zipSync } from 'fflate';
import type { HandedIn } from '../files/import-file.ts';
import { entriesOf, unpack } from '../files/zip-archive.ts';
import { inMegabytes, largestWorkbook } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';
import { TableLimits } from './table-limits.ts';

/** What a workbook's reader looks at; pictures, themes and printer settings stay packed. */
const readPart = /\.xml$|\.rels$/u;
const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/u;
const rowOrCell = /<(?:\w+:)?(?:row|c)\s[^>]{0,300}?\br\s*=\s*["']([A-Z]*)(\d+)["']/gu;

/** A column's number by its letters: A is 1, XFD is 16,384. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** Counts a sheet by where its rows and cells say they stand: a reader makes room for everything before them. */
function assertBounded(sheet: Uint8Array): void {
  const limits = new TableLimits();
  for (const [, letters = '', digits = ''] of new TextDecoder().decode(sheet).matchAll(rowOrCell))
    limits.reach(Number(digits), columnNumber(letters), `${letters}${digits}`);
}

/**
 * The parts of a workbook that are read, unpacked within limits and packed again for the reader, which would
 * unpack whatever it is given. Throws `UnreadableFile`.
 */
export function openWorkbook(file: HandedIn): Uint8Array<ArrayBuffer> {
  const parts = entriesOf(file).filter(({ name }) => readPart.test(name));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > largestWorkbook)
    throw new UnreadableFile(
      `“${file.name}” unpacks to ${inMegabytes(size)}; ${inMegabytes(largestWorkbook)} are the most for a workbook. Delete what is no menu, or save the sheet as CSV.`,
    );
  const unpacked = parts.map((part) => [part.name, unpack(file, part)] as const);
  for (const [name, bytes] of unpacked) if (sheetPart.test(name)) assertBounded(bytes);
  return zipSync(Object.fromEntries(unpacked), { level: 0 });
}
