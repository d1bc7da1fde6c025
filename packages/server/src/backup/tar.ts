import type { FileHandle } from 'node:fs/promises';

/** A file inside a tar archive, held in memory. */
export type TarEntry = { readonly name: string; readonly bytes: Buffer };

/** The archive ends too early or holds what no archive of ours does. */
export class BrokenArchive extends Error {}

const block = 512;
/** Where a header of the ustar format keeps what (POSIX.1-2017, pax, "ustar Interchange Format"). */
const field = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

const octal = (value: number, [, length]: readonly [number, number]): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

function checksumOf(header: Buffer): number {
  const [start, length] = field.checksum;
  return header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte),
    0,
  );
}

function headerOf({ name, bytes }: TarEntry): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/u.test(name)) throw new Error(`${name} is no name for an entry of an archive`);
  const header = Buffer.alloc(block);
  const put = (text: string, [start, length]: readonly [number, number]) =>
    header.write(text, start, length, 'latin1');
  put(name, field.name);
  put(octal(0o600, field.mode), field.mode);
  put(octal(0, field.owner), field.owner);
  put(octal(0, field.group), field.group);
  put(octal(bytes.byteLength, field.size), field.size);
  put(octal(0, field.modified), field.modified);
  put('0', field.type);
  put('ustar\u000000', field.magic);
  put(octal(checksumOf(header), [0, 7]), field.checksum);
  return header;
}

const padding = (size: number): number => (block - (size % block)) % block;

/** An entry as it stands in the archive: header, content, filled up to whole blocks. */
export function tarBlocks(entry: TarEntry): Buffer {
  return Buffer.concat([headerOf(entry), entry.bytes, Buffer.alloc(padding(entry.bytes.byteLength))]);
}

/** What closes an archive. */
export const tarEnd = Buffer.alloc(2 * block);

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new BrokenArchive('it is cut off');
    filled += bytesRead;
  }
  return bytes;
}

function numberIn(header: Buffer, [start, length]: readonly [number, number]): number {
  const text = header.toString('latin1', start, start + length).replace(/[\0 ]+$/u, '');
  return /^[0-7]+$/u.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}

/** Reads an archive of plain files entry by entry, at most `largest` bytes each. Throws BrokenArchive. */
export async function* tarEntries(file: FileHandle, largest: number): AsyncGenerator<TarEntry> {
  let position = 0;
  for (;;) {
    const header = await readExactly(file, position, block);
    position += block;
    if (header.every((byte) => byte === 0)) return;
    const size = numberIn(header, field.size);
    const isHeader = header.toString('latin1', 257, 262) === 'ustar' && header[156] === 0x30;
    if (!isHeader || numberIn(header, field.checksum) !== checksumOf(header) || !(size <= largest))
      throw new BrokenArchive(
        position === block ? 'it is no archive' : 'a part of it is not what was written',
      );
    const name = header.toString('latin1', 0, 100).replace(/\0.*$/u, '');
    const bytes = await readExactly(file, position, size);
    position += size + padding(size);
    yield { name, bytes };
  }
}
