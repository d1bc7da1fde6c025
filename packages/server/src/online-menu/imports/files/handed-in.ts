import { unzipSync, type UnzipFileInfo } from 'fflate';
import { inMegabytes, largestMenuFile, largestUnpacked, mostFiles } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';

/** A file as it was handed in. */
export type HandedIn = { readonly name: string; readonly bytes: Uint8Array };

/** A file of the import: handed in itself, or in an archive; `read` unpacks it. */
export type ImportFile = { readonly name: string; readonly size: number; read(): Uint8Array };

const pictureName = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|svg|bmp|tiff?)$/iu;

/** Folders, and what macOS and Windows put into archives on their own. */
const noise = /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/u;

export const isPictureName = (name: string): boolean => pictureName.test(name);

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

/** What an archive holds, read from its directory; nothing is unpacked. Throws `UnreadableFile`. */
export function entriesOf(archive: HandedIn): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(archive.bytes, {
      filter: (entry) => {
        entries.push(entry);
        return false;
      },
    });
  } catch (error) {
    throw new UnreadableFile(`“${archive.name}” is damaged: it cannot be opened as a ZIP archive.`, {
      cause: error,
    });
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.originalSize, 0);
  if (unpacked > largestUnpacked) {
    throw new UnreadableFile(
      `“${archive.name}” unpacks to ${inMegabytes(unpacked)}; ${inMegabytes(largestUnpacked)} are the most. Hand in its pictures in parts.`,
    );
  }
  if (entries.length > mostFiles)
    throw new UnreadableFile(`“${archive.name}” holds ${entries.length} files; ${mostFiles} are the most.`);
  return entries;
}

/** An XLSX workbook is a ZIP archive too, told apart by what is in it. */
export function isWorkbook(file: HandedIn): boolean {
  return isZip(file.bytes) && entriesOf(file).some(({ name }) => name === 'xl/workbook.xml');
}

/** Unpacks one entry into no more room than its directory states. */
function unpack(archive: HandedIn, name: string): Uint8Array {
  const unpacked = unzipSync(archive.bytes, { filter: (entry) => entry.name === name })[name];
  if (unpacked === undefined)
    throw new UnreadableFile(`“${name}” cannot be unpacked from “${archive.name}”.`);
  return unpacked;
}

function filesIn(file: HandedIn): ImportFile[] {
  if (!isZip(file.bytes) || isWorkbook(file))
    return [{ name: file.name, size: file.bytes.byteLength, read: () => file.bytes }];
  return entriesOf(file)
    .filter(({ name }) => !noise.test(name))
    .map(({ name, originalSize }) => ({ name, size: originalSize, read: () => unpack(file, name) }));
}

/** The one menu file and the pictures among what was handed in. Throws `UnreadableFile` when there is none or are several. */
export function sortFiles(handedIn: readonly HandedIn[]): { menu: ImportFile; pictures: ImportFile[] } {
  const files = handedIn.flatMap(filesIn);
  const pictures = files.filter(({ name }) => isPictureName(name));
  const [menu, ...others] = files.filter(({ name }) => !isPictureName(name));
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
  if (menu.size > largestMenuFile) {
    throw new UnreadableFile(
      `“${menu.name}” has ${inMegabytes(menu.size)}; ${inMegabytes(largestMenuFile)} are the most for a menu.`,
    );
  }
  return { menu, pictures };
}
