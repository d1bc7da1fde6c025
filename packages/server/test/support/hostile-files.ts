import { zipSync } from 'fflate';
import { deflateRawSync, deflateSync } from 'node:zlib';

const text = (content: string) => new TextEncoder().encode(content);

/** A ZIP64 archive of 122 bytes whose end claims four thousand million entries. */
export function endlessDirectory(): Buffer {
  const bytes = Buffer.alloc(122);
  bytes.writeUInt32LE(0x04034b50, 0);
  const wideEnd = 24;
  bytes.writeUInt32LE(0x06064b50, wideEnd);
  bytes.writeBigUInt64LE(44n, wideEnd + 4);
  bytes.writeBigUInt64LE(4_000_000_000n, wideEnd + 24);
  bytes.writeBigUInt64LE(4_000_000_000n, wideEnd + 32);
  const locator = wideEnd + 56;
  bytes.writeUInt32LE(0x07064b50, locator);
  bytes.writeBigUInt64LE(BigInt(wideEnd), locator + 8);
  bytes.writeUInt32LE(1, locator + 16);
  const end = locator + 20;
  bytes.writeUInt32LE(0x06054b50, end);
  // The directory begins where the file ends.
  bytes.writeBigUInt64LE(BigInt(bytes.byteLength), wideEnd + 48);
  bytes.writeUInt16LE(0xffff, end + 8);
  bytes.writeUInt16LE(0xffff, end + 10);
  bytes.writeUInt32LE(0xffffffff, end + 12);
  bytes.writeUInt32LE(0xffffffff, end + 16);
  return bytes;
}

/** A ZIP archive of one entry that says it holds a kilobyte and unpacks to so many. */
export function lyingArchive(name: string, megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 1 });
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.byteLength, 18);
  local.writeUInt32LE(1024, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.byteLength, 20);
  entry.writeUInt32LE(1024, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.byteLength, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

/** A workbook of one sheet with these rows. */
export function workbook(rows: string): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zipSync({
    'xl/workbook.xml': text(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': text(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
  });
}

/** A cell of a sheet. */
export const cell = (at: string, content: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`;

const head = `<row r="1">${cell('A1', 'Name')}</row>`;

/** A workbook whose second row stands a thousand million rows below. */
export const distantRow = (): Uint8Array =>
  workbook(`${head}<row r="1000000000">${cell('A1000000000', 'Soup')}</row>`);

/** A workbook of so many rows, each with a cell in the last column that Excel has. */
export const farColumn = (rows: number): Uint8Array =>
  workbook(
    head +
      Array.from({ length: rows }, (_, index) => {
        const row = index + 2;
        return `<row r="${row}">${cell(`A${row}`, `Soup ${row}`)}${cell(`XFD${row}`, 'far')}</row>`;
      }).join(''),
  );

/** A workbook of so many rows that hold nothing. */
export const emptyRows = (rows: number): Uint8Array =>
  workbook(head + Array.from({ length: rows }, (_, index) => `<row r="${index + 2}"/>`).join(''));

/** A table of so many short rows. */
export const shortRows = (rows: number): Buffer => Buffer.from(`Name\n${'a\n'.repeat(rows)}`);

/** A GloriaFood menu whose dishes are all called the same and cost something else each. */
export const equalNames = (items: number): string =>
  JSON.stringify({
    categories: [{ name: 'C', items: Array.from({ length: items }, (_, price) => ({ name: 'a', price })) }],
  });

/** A schema.org menu whose sections lie so deep in one another. */
export const deepSections = (depth: number): string =>
  `{"@type":"Menu","hasMenuSection":${'{"name":"s","hasMenuSection":'.repeat(depth)}[]${'}'.repeat(depth)}}`;

/** Cardamom's own file with so many dishes. */
export const manyItems = (items: number): string =>
  JSON.stringify({
    format: 'cardamom-menu',
    version: 1,
    currency: 'EUR',
    items: Array.from({ length: items }, (_, index) => ({ name: `Dish ${index}` })),
  });

/** A PDF of one page whose drawing unpacks to two thousand million spaces. */
export function endlessPage(): Buffer {
  const spaces = deflateSync(Buffer.alloc(256 * 1024 * 1024, ' '), { level: 9 });
  const streams = Array.from({ length: 8 }, (_, at) => at + 4);
  const parts = [
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[${streams.map((id) => `${id} 0 R`).join(' ')}]>>\nendobj\n`,
    ...streams.flatMap((id) => [
      `${id} 0 obj\n<</Length ${spaces.length}/Filter/FlateDecode>>\nstream\n`,
      spaces,
      '\nendstream\nendobj\n',
    ]),
    'trailer\n<</Root 1 0 R/Size 20>>\n%%EOF\n',
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
