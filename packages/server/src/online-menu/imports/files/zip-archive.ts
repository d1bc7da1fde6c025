import { inflateRawSync } from 'node:zlib';
import { inMegabytes, largestUnpacked, mostFiles } from '../limits.ts';
import { UnreadableFile } from '../unreadable.ts';
import type { HandedIn } from './import-file.ts';

/** What an archive's directory says of one file in it; `start` is where its local header begins. */
export type ArchiveEntry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
};

// Signatures and fixed lengths: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16.
const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const locatorSignature = 0x07064b50;
const locatorLength = 20;
const wideEndSignature = 0x06064b50;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const stored = 0;
const deflated = 8;
const wide = 0xffffffff;
const wideField = 1;

class Damaged extends Error {}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** 64 bits as a number; what lies beyond 2^53 lies beyond every file, too. */
const wideNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new Damaged('no end of directory');
}

/** Where the directory begins. */
function directoryStart(view: DataView): number {
  const end = findEnd(view);
  const start = view.getUint32(end + 16, true);
  if (start !== wide) return start;
  const locator = end - locatorLength;
  if (view.getUint32(locator, true) !== locatorSignature) throw new Damaged('no ZIP64 locator');
  const wideEnd = wideNumber(view, locator + 8);
  if (view.getUint32(wideEnd, true) !== wideEndSignature) throw new Damaged('no ZIP64 end of directory');
  return wideNumber(view, wideEnd + 48);
}

/** The numbers that did not fit their 32 bits, in the order in which the ZIP64 field holds them. */
function* wideNumbers(view: DataView, from: number, to: number): Generator<number> {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== wideField) continue;
    for (let field = at + 4; field < at + 4 + view.getUint16(at + 2, true); field += 8)
      yield wideNumber(view, field);
  }
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): { entry: ArchiveEntry; next: number } {
  const nameEnd = at + entryLength + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const numbers = wideNumbers(view, nameEnd, extraEnd);
  const read = (offset: number): number => {
    const number = view.getUint32(at + offset, true);
    return number === wide ? (numbers.next().value ?? wide) : number;
  };
  const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
  const name = new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(bytes.subarray(at + entryLength, nameEnd));
  const method = view.getUint16(at + 10, true);
  const stated = read(24);
  const packed = read(20);
  const size = method === stored ? Math.max(stated, packed) : stated;
  const entry = { name, method, packed, size, start: read(42) };
  return { entry, next: extraEnd + view.getUint16(at + 32, true) };
}

function refuseDamaged(archive: HandedIn, cause: unknown): never {
  const message = `“${archive.name}” is damaged: it cannot be opened as a ZIP archive.`;
  throw new UnreadableFile(message, { cause });
}

/** Every workbook and every Word document has this part (ECMA-376-2, 7.2.3), and no archive of pictures. */
const officePart = '[Content_Types].xml';

/**
 * What an archive holds, read from its directory, whose entries are counted as they come rather than believed;
 * nothing is unpacked. Throws `UnreadableFile`.
 */
export function entriesOf(archive: HandedIn): ArchiveEntry[] {
  const view = viewOf(archive.bytes);
  const entries: ArchiveEntry[] = [];
  let unpacked = 0;
  try {
    let at = directoryStart(view);
    while (at + entryLength <= view.byteLength && view.getUint32(at, true) === entrySignature) {
      const { entry, next } = entryAt(archive.bytes, view, at);
      entries.push(entry);
      unpacked += entry.size;
      at = next;
      if (entries.length > mostFiles) break;
    }
  } catch (error) {
    refuseDamaged(archive, error);
  }
  if (entries.length > mostFiles)
    throw new UnreadableFile(`“${archive.name}” holds more than ${mostFiles} files, which are the most.`);
  if (unpacked > largestUnpacked) {
    const wayOut = entries.some(({ name }) => name === officePart)
      ? 'Delete what is no menu, or save the menu as CSV or as a text.'
      : 'Import the menu with a part of its pictures, then again with the next part.';
    throw new UnreadableFile(
      `“${archive.name}” unpacks to ${inMegabytes(unpacked)}; ${inMegabytes(largestUnpacked)} are the most. ${wayOut}`,
    );
  }
  return entries;
}

/** Unpacks one entry into no more room than its directory states. Throws `UnreadableFile`. */
export function unpack(archive: HandedIn, { name, method, packed, size, start }: ArchiveEntry): Uint8Array {
  const view = viewOf(archive.bytes);
  try {
    if (view.getUint32(start, true) !== localSignature) throw new Damaged('no local header');
    const from = start + localLength + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const bytes = archive.bytes.subarray(from, from + packed);
    if (bytes.byteLength !== packed) throw new Damaged('cut off');
    if (method === stored) return bytes;
    if (method !== deflated) throw new Damaged(`method ${method}`);
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new UnreadableFile(`“${name}” cannot be unpacked from “${archive.name}”.`, { cause: error });
  }
}
