import { isOwnTable } from '../formats/own-sheets.ts';
import { wordPart } from '../formats/text-menu/word-text.ts';
import { inMegabytes, largestMenuFile, largestUnpacked, mostFiles } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';
import type { HandedIn, ImportFile } from './import-file.ts';
import { entriesOf, unpack } from './zip-archive.ts';

const pictureName = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|svg|bmp|tiff?)$/iu;

/** Folders, and what macOS and Windows put into archives on their own. */
const noise = /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/u;

export const isPictureName = (name: string): boolean => pictureName.test(name);

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

/** An XLSX workbook is a ZIP archive too, told apart by what is in it. */
export function isWorkbook(file: HandedIn): boolean {
  return isZip(file.bytes) && entriesOf(file).some(({ name }) => name === 'xl/workbook.xml');
}

/** A Word document, too. */
export function isWordDocument(file: HandedIn): boolean {
  return isZip(file.bytes) && entriesOf(file).some(({ name }) => name === wordPart);
}

function filesIn(file: HandedIn): ImportFile[] {
  if (!isZip(file.bytes) || isWorkbook(file) || isWordDocument(file))
    return [{ name: file.name, size: file.bytes.byteLength, read: () => file.bytes }];
  return entriesOf(file)
    .filter(({ name }) => !noise.test(name))
    .map((entry) => ({ name: entry.name, size: entry.size, read: () => unpack(file, entry) }));
}

/** Several archives together are held to what one may hold. */
function assertBounded(files: readonly ImportFile[]): void {
  if (files.length > mostFiles)
    throw new UnreadableFile(`The archives hold more than ${mostFiles} files together, which are the most.`);
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > largestUnpacked)
    throw new UnreadableFile(
      `The files unpack to ${inMegabytes(unpacked)}; ${inMegabytes(largestUnpacked)} are the most. Import the menu with a part of its pictures, then again with the next part.`,
    );
}

/** What was handed in, by what it is for. */
export type SortedFiles = {
  readonly menu: ImportFile;
  /** Tables beside it that hold what it has no room for. */
  readonly sheets: readonly ImportFile[];
  readonly pictures: readonly ImportFile[];
};

function assertFits({ name, size }: ImportFile): void {
  if (size > largestMenuFile)
    throw new UnreadableFile(
      `“${name}” has ${inMegabytes(size)}; ${inMegabytes(largestMenuFile)} are the most for a menu.`,
    );
}

/** The one menu file, the tables of an export beside it and the pictures among what was handed in. Throws `UnreadableFile` when there is no menu or are several. */
export function sortFiles(handedIn: readonly HandedIn[]): SortedFiles {
  const files = handedIn.flatMap(filesIn);
  assertBounded(files);
  const pictures = files.filter(({ name }) => isPictureName(name));
  const menus = files.filter(({ name }) => !isPictureName(name));
  if (menus.length === 1 && menus[0] !== undefined) {
    assertFits(menus[0]);
    return { menu: menus[0], sheets: [], pictures };
  }
  for (const file of menus) assertFits(file);
  const isSheet = new Set(menus.filter((file) => isOwnTable(file.read())));
  const [menu = menus[0], ...others] = menus.filter((file) => !isSheet.has(file));
  if (menu === undefined) {
    throw new UnreadableFile(
      'There is no menu among the files. Choose a CSV, XLSX or JSON file, with its pictures if you have them.',
    );
  }
  if (others.length > 0) {
    const names = [menu, ...others].slice(0, 5).map(({ name }) => `“${name}”`);
    throw new UnreadableFile(
      `There are several menus among the files (${names.join(', ')}). Import one at a time.`,
    );
  }
  return { menu, sheets: [...isSheet].filter((file) => file !== menu), pictures };
}
