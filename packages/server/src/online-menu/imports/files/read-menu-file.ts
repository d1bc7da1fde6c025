import { isObject } from '../formats/json-value.ts';
import { documentFormat } from '../formats/cardamom-document.ts';
import { assertJsonBounded } from '../formats/json-limits.ts';
import type { Said } from '../formats/find-layout.ts';
import { isOwnTable } from '../formats/own-sheets.ts';
import { readCardamom } from '../formats/read-cardamom.ts';
import { readCsv } from '../formats/read-csv.ts';
import { isTextMenu } from '../formats/text-menu/is-text-menu.ts';
import { textOfPdf } from '../formats/text-menu/pdf-text.ts';
import { readTextMenu } from '../formats/text-menu/read-text-menu.ts';
import { textOfWord } from '../formats/text-menu/word-text.ts';
import { readGloriaFood } from '../formats/read-gloriafood.ts';
import { readSchemaOrg, schemaOrgMenus } from '../formats/read-schema-org.ts';
import { readSquare, squareObjects } from '../formats/read-square.ts';
import { readXlsx } from '../formats/read-xlsx.ts';
import type { ImportedMenu } from '../imported-menu.ts';
import type { Locality } from '../locality.ts';
import { decodeText } from '../text/decode-text.ts';
import { UnreadableFile } from '../unreadable.ts';
import { isWordDocument, isWorkbook } from './handed-in.ts';
import type { ImportFile } from './import-file.ts';

/** Recognises a JSON menu by what is in it, never by its name. */
function readJson(text: string, currency: string): ImportedMenu {
  assertJsonBounded(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new UnreadableFile(`The file is not valid JSON: ${message.slice(0, 200)}. Export it again.`, {
      cause: error,
    });
  }
  if (isObject(json) && json['format'] === documentFormat) return readCardamom(json, currency);
  if (schemaOrgMenus(json).length > 0) return readSchemaOrg(json, currency);
  if (squareObjects(json).length > 0) return readSquare(json, currency);
  if (isObject(json) && Array.isArray(json['categories'])) return readGloriaFood(json, currency);
  throw new UnreadableFile(
    'This JSON is none of the menus known here: Cardamom’s own, a Square catalog, a GloriaFood menu or a schema.org Menu.',
  );
}

/** How files begin that hold no text: PNG, JPEG, GIF, WebP, gzip, RAR and 7z. */
const beginnings = ['89504e47', 'ffd8ff', '47494638', '52494646', '1f8b', '52617221', '377abcaf'];

function assertMayBeText({ name }: ImportFile, bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (beginnings.some((beginning) => start.startsWith(beginning)))
    throw new UnreadableFile(
      `“${name}” is a picture or a packed file, whatever its name says. Choose a table, a text, a PDF or a Word document with the menu in it.`,
    );
}

/**
 * Recognises a menu file by its content and reads it into the neutral shape, prices in the restaurant's currency, letters of allergens as its country
 * has them, tables by what was said of their columns. Throws `UnreadableFile`.
 */
export async function readMenuFile(file: ImportFile, locality: Locality, said: Said): Promise<ImportedMenu> {
  const bytes = file.read();
  if (bytes.byteLength === 0) throw new UnreadableFile(`“${file.name}” is empty.`);
  if (isWorkbook({ name: file.name, bytes })) return readXlsx({ name: file.name, bytes }, locality, said);
  if (isWordDocument({ name: file.name, bytes })) {
    const words = textOfWord({ name: file.name, bytes });
    if (words.trim() === '') throw new UnreadableFile(`“${file.name}” holds no text.`);
    return readTextMenu(words, locality, { format: 'DOCX', lines: said.lines });
  }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(
      'This is an old Excel workbook (XLS). Save it as XLSX or CSV and choose it again.',
    );
  if (bytes[0] === 0x25 && bytes[1] === 0x50)
    return readTextMenu(await textOfPdf({ name: file.name, bytes }), locality, {
      format: 'PDF',
      lines: said.lines,
    });
  assertMayBeText(file, bytes);
  const text = decodeText(bytes).replace(/^\uFEFF/u, '');
  const start = text.trimStart();
  if (start === '') throw new UnreadableFile(`“${file.name}” is empty.`);
  if (start.startsWith('[') || start.startsWith('{')) return readJson(text, locality.currency);
  const isText =
    said.lines !== null ||
    (said.layout === null && !isOwnTable(bytes) && isTextMenu(text, locality.currency));
  return isText
    ? readTextMenu(text, locality, { format: 'TEXT', lines: said.lines })
    : readCsv(text, locality, said);
}
