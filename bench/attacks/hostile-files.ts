import { headRow, cell, workbook, workbookParts } from './xlsx.ts';
import { zip, zip64OfNothing } from './zip.ts';
import type { MenuFile } from './hand-in.ts';

const text = (name: string, content: string): MenuFile => ({ name, bytes: Buffer.from(content) });

/** A megabyte that is packed into a kilobyte. */
const blank = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024, 0x20);

/** Many entries that say they are small and are not. */
function lyingArchive(): Buffer {
  const bytes = blank(100);
  const entries = Array.from({ length: 10 }, (_, index) => ({
    name: `picture-${index}.png`,
    bytes,
    claims: { size: 1000 },
  }));
  return zip([{ name: 'menu.csv', bytes: blank(1), claims: { size: 100 } }, ...entries]);
}

/** A hundred kilobytes of a sheet whose rows are empty but for one cell. */
function manyCells(): Buffer {
  const rows = Array.from(
    { length: 400_000 },
    (_, index) => `<row r="${index + 2}"><c r="A${index + 2}"><v>1</v></c></row>`,
  );
  return workbook(headRow + rows.join(''));
}

function farColumns(): Buffer {
  const rows = Array.from(
    { length: 3000 },
    (_, index) => `<row r="${index + 2}">${cell(`XFD${index + 2}`, 'x')}</row>`,
  );
  return workbook(headRow + rows.join(''));
}

function lyingWorkbook(): Buffer {
  const parts = Object.entries(workbookParts(headRow)).map(([name, content]) => ({
    name,
    bytes: name.endsWith('sheet1.xml') ? blank(100) : Buffer.from(content),
    claims: { size: 500 },
  }));
  return zip(parts);
}

/** A GloriaFood menu, where equal names are told apart by a number. */
function equalNames(count: number): string {
  const items = Array.from({ length: count }, (_, id) => ({ id, name: 'Soup', price: 5 }));
  return JSON.stringify({ restaurant_id: 1, currency: 'EUR', categories: [{ id: 1, name: 'All', items }] });
}

function manyItems(count: number): string {
  const items = Array.from({ length: count }, (_, id) => ({ id, name: `S${id}`, price: 5 }));
  return JSON.stringify({ restaurant_id: 1, currency: 'EUR', categories: [{ id: 1, name: 'All', items }] });
}

/** Files that ended or held the server when it was first attacked, by what they are. */
export const hostileFiles: Readonly<Record<string, () => MenuFile>> = {
  'ZIP64 of 122 bytes that claims 4·10⁹ entries': () => ({
    name: 'menu.zip',
    bytes: zip64OfNothing(4_000_000_000n),
  }),
  'XLSX with row 1,000,000,000': () => ({
    name: 'menu.xlsx',
    bytes: workbook(`${headRow}<row r="1000000000">${cell('A1000000000', 'Soup')}</row>`),
  }),
  'XLSX of 3,000 rows with a cell in column XFD': () => ({ name: 'menu.xlsx', bytes: farColumns() }),
  'XLSX of 400,000 rows': () => ({ name: 'menu.xlsx', bytes: manyCells() }),
  'XLSX whose sheet says 500 bytes and has 100 MB': () => ({ name: 'menu.xlsx', bytes: lyingWorkbook() }),
  'CSV of 9 million rows (18 MB)': () => text('menu.csv', `Name\n${'x\n'.repeat(9_000_000)}`),
  'ZIP of 1 MB whose sizes lie': () => ({ name: 'menu.zip', bytes: lyingArchive() }),
  'GloriaFood menu of 8,000 equal names': () => text('menu.json', equalNames(8000)),
  'JSON of 100,000 items': () => text('menu.json', manyItems(100_000)),
  'JSON of 200,000 levels': () => text('menu.json', '['.repeat(200_000) + ']'.repeat(200_000)),
};

/** A good menu of this many items, as a restaurant would bring it. */
export function goodMenu(count: number): MenuFile {
  const rows = Array.from(
    { length: count },
    (_, index) => `Category ${(index % 20) + 1},Dish ${index + 1},${5 + (index % 30)}.50,"Bread, butter"`,
  );
  return text('menu.csv', ['Category,Name,Price,Ingredients', ...rows].join('\n'));
}
