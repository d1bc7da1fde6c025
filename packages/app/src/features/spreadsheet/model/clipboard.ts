/** Texts in rows and columns, as they are copied out of a spreadsheet. */
export type Block = readonly (readonly string[])[];

/** Reads tab-separated text as spreadsheets write it: a text with tabs, line breaks or quotes stands in quotes. */
export function readTabs(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  for (let index = 0; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  // The last line break of a copied block ends its last row; it begins no further one.
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

function plainText(html: string): string {
  return html
    .replaceAll(/<br[^>]*>/giu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal: string, hex: string, name: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return entities[name.toLowerCase()] ?? whole;
    })
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Reads the first table of copied HTML as texts only; nothing of it is ever put on the page. Null where there is none. */
export function readTable(html: string): string[][] | null {
  const table = /<table[\s>][\s\S]*?<\/table>/iu.exec(html)?.[0];
  if (table === undefined) return null;
  const rows = table.match(/<tr[\s>][\s\S]*?(?=<tr[\s>]|<\/tr>|<\/table>)/giu) ?? [];
  return rows.map((row) =>
    (row.match(/<t[dh][\s>][\s\S]*?(?=<t[dh][\s>]|<\/t[dh]>|$)/giu) ?? []).map(plainText),
  );
}

/** What was pasted, from a spreadsheet's text or, where there is none, from a copied table. */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): string[][] {
  const text = data.getData('text/plain');
  if (text !== '') return readTabs(text);
  return readTable(data.getData('text/html')) ?? [];
}

const quoted = (text: string) => (/["\t\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes a block as spreadsheets read it. */
export function writeTabs(block: Block): string {
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}
