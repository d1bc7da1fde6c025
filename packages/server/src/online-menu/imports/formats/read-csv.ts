import { CsvError, parse, type Info } from 'csv-parse/sync';
import { emptyMenu, type ImportedMenu, type TableRow } from '../imported-menu.ts';
import { mostCells } from '../limits.ts';
import type { Locality } from '../locality.ts';
import { unescapeFormulas } from '../text/formula-cells.ts';
import { UnreadableFile } from '../unreadable.ts';
import { nothingSaid, type Said } from './find-layout.ts';
import { readOwnSheet } from './own-sheets.ts';
import { readTable } from './read-table.ts';
import { TableLimits } from './table-limits.ts';

/** Where several part a file alike, the one that is least likely to stand in a text or a price. */
const separators = ['\t', ';', '|', ','] as const;

/** How much of a text is looked at to find its separator, in characters, and how many of its lines. */
const lookedAt = 20_000;
const mostLines = 100;

/** How often each character that may separate stands in each line, outside quotation marks. */
function countsByLine(text: string): Map<string, number>[] {
  const lines = [new Map<string, number>()];
  let isQuoted = false;
  for (const character of text.slice(0, lookedAt)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (lines.length === mostLines) break;
      lines.push(new Map());
    } else if (!isQuoted) {
      const counts = lines.at(-1);
      counts?.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return lines;
}

/** The separator that parts most lines into the same number of cells; of several that do, the one that makes most of them. */
function separatorOf(text: string): string {
  const lines = countsByLine(text);
  const scored = separators.map((separator) => {
    const counts = lines.map((line) => line.get(separator) ?? 0).filter((count) => count > 0);
    const alike = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => ({
      count,
      length,
    }));
    const best = alike.toSorted((one, other) => other.length - one.length || other.count - one.count)[0];
    return { separator, count: best?.count ?? 0, length: best?.length ?? 0 };
  });
  return (
    scored.toSorted((one, other) => other.length - one.length || other.count - one.count)[0]?.separator ?? ','
  );
}

/** Refuses before anything is parsed what has more separators than a table may have cells. */
function assertBounded(text: string, separator: string): void {
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) count += 1;
  if (count > mostCells)
    throw new UnreadableFile(
      `The table has more than ${mostCells} cells, which are the most. Delete what stands beside the menu, or split it.`,
    );
}

type Parsed = { record: string[]; info: Info };

/** Reads a CSV text with its separator found by itself; rows are named by the line they begin on. Throws `UnreadableFile`. */
export function readCsv(text: string, locality: Locality, said: Said = nothingSaid): ImportedMenu {
  const body = text.replace(/^\uFEFF/u, '').replace(/^sep=.\r?\n/iu, '');
  const delimiter = separatorOf(body);
  assertBounded(body, delimiter);
  const limits = new TableLimits();
  let parsed: Parsed[];
  try {
    parsed = parse(body, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: mostCells,
      // With `info` the parser hands over what it also answers, which its types do not say.
      on_record: ((row: Parsed) => {
        limits.count(row.record, `line ${row.info.lines}`);
        return row;
      }) as never,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableFile(
        'A quotation mark is opened and never closed, so the rows after it cannot be told apart. Close it, or save the table as XLSX.',
      );
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableFile(
        `One row has more than ${mostCells} characters. Check its quotation marks and separators, or save the table as XLSX.`,
      );
    throw new UnreadableFile(`The file cannot be read as a table: ${error.message.slice(0, 200)}`);
  }
  const rows = parsed.map(({ record, info }): TableRow => {
    const lineEnds = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    return { place: `line ${info.lines - lineEnds}`, cells: record.map(unescapeFormulas) };
  });
  const sheets = emptyMenu('CSV');
  return readOwnSheet(sheets, rows, locality.currency) ? sheets : readTable('CSV', rows, locality, said);
}
