import { CsvError, parse, type Info } from 'csv-parse/sync';
import type { ImportedMenu } from '../imported-menu.ts';
import { UnreadableFile } from '../unreadable.ts';
import { readTable, type TableRow } from './read-table.ts';

const separators = [',', ';', '\t', '|'] as const;

/** The separator that parts the first line most often, outside quotation marks. */
function separatorOf(text: string): string {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/u.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/gu, '') ?? '';
  const counted = separators.map((separator) => [separator, firstLine.split(separator).length] as const);
  return counted.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

type Parsed = { record: string[]; info: Info };

/** Reads a CSV text with its separator found by itself; rows are named by the line they begin on. Throws `UnreadableFile`. */
export function readCsv(text: string, currency: string): ImportedMenu {
  const body = text.replace(/^\uFEFF/u, '').replace(/^sep=.\r?\n/iu, '');
  let parsed: Parsed[];
  try {
    parsed = parse(body, {
      delimiter: separatorOf(body),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableFile(
        'A quotation mark is opened and never closed, so the rows after it cannot be told apart. Close it, or save the table as XLSX.',
      );
    throw new UnreadableFile(`The file cannot be read as a table: ${error.message}`);
  }
  const rows = parsed.map(({ record, info }): TableRow => {
    const lineEnds = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    return { place: `line ${info.lines - lineEnds}`, cells: record };
  });
  return readTable('CSV', rows, currency);
}
