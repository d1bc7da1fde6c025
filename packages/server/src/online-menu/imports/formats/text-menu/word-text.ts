import { Parser } from 'htmlparser2';
import type { HandedIn } from '../../files/import-file.ts';
import { entriesOf, unpack } from '../../files/zip-archive.ts';
import { inMegabytes, largestWorkbook } from '../../limits.ts';
import { UnreadableFile } from '../../unreadable.ts';

/** Where a Word document holds its text (ECMA-376, part 1, 11.3.10). */
export const wordPart = 'word/document.xml';

/** Elements whose content is said once more elsewhere, or is no longer said. */
const unread = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText']);

/** The lines of a cell go below each other, beside those of the next cell: the first lines make one, and the others follow. */
function linesOfRow(cells: readonly (readonly string[])[]): string[] {
  const first = cells.map(([line = '']) => line).filter((line) => line !== '');
  return [first.join('\t'), ...cells.flatMap((lines) => lines.slice(1))];
}

const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** A row of a table that is open: its cells, and what stands in the one that comes. */
type Row = { cells: string[][]; text: string };

/** The text of a Word document, line by line; rows of its tables are a line each. Its macros, pictures and headers are not read. Throws `UnreadableFile`. */
export function textOfWord(file: HandedIn): string {
  const part = entriesOf(file).find(({ name }) => name === wordPart);
  if (part === undefined) throw new UnreadableFile(`“${file.name}” is no Word document.`);
  if (part.size > largestWorkbook)
    throw new UnreadableFile(
      `“${file.name}” unpacks to ${inMegabytes(part.size)}; ${inMegabytes(largestWorkbook)} are the most. Delete what is no menu, or save it as text.`,
    );
  let body = '';
  let within = 0;
  let isText = false;
  const rows: Row[] = [];
  const write = (text: string): void => {
    const row = rows.at(-1);
    if (row) row.text += text;
    else body += text;
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (unread.has(name)) within += 1;
        if (within > 0) return;
        if (name === 'w:t') isText = true;
        else if (name === 'w:tab') write('\t');
        else if (name === 'w:br' || name === 'w:cr') write('\n');
        else if (name === 'w:tr') rows.push({ cells: [], text: '' });
      },
      ontext: (text) => {
        if (isText && within === 0) write(text);
      },
      onclosetag: (name) => {
        if (unread.has(name)) within -= 1;
        if (within > 0) return;
        const row = rows.at(-1);
        if (name === 'w:t') isText = false;
        else if (name === 'w:p') write('\n');
        else if (name === 'w:tc' && row) {
          row.cells.push(linesIn(row.text));
          row.text = '';
        } else if (name === 'w:tr' && row) {
          rows.pop();
          write(`${linesOfRow(row.cells).join('\n')}\n`);
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(new TextDecoder().decode(unpack(file, part)));
  return body;
}
