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

/** The field that holds the sum of all bytes of a header, its own counted as spaces. */
function checksumOf(header: Buffer): string {
  const [start, length] = field.checksum;
  const sum = header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte),
    0,
  );
  return octal(sum, [start, length - 1]).padEnd(length, '\0');
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
  put(checksumOf(header), field.checksum);
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

const textIn = (header: Buffer, [start, length]: readonly [number, number]): string =>
  header.toString('latin1', start, start + length);

function sizeIn(header: Buffer): number {
  const text = textIn(header, field.size).replace(/[\0 ]+$/u, '');
  return /^[0-7]+$/u.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}

const isEmpty = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

const damaged = (): BrokenArchive => new BrokenArchive('a part of it is not what was written');

/** Throws BrokenArchive where anything but the rest of `tarEnd` follows its first block. */
async function mustEnd(file: FileHandle, position: number): Promise<void> {
  const { size } = await file.stat();
  if (size < position + block) throw new BrokenArchive('it is cut off');
  if (size > position + block || !isEmpty(await readExactly(file, position, block))) throw damaged();
}

/**
 * Reads an archive of plain files entry by entry, at most `largest` bytes each, and what fills its blocks with them:
 * every byte must be one that was written. Throws BrokenArchive.
 */
export async function* tarEntries(file: FileHandle, largest: number): AsyncGenerator<TarEntry> {
  let position = 0;
  for (;;) {
    const header = await readExactly(file, position, block);
    position += block;
    if (isEmpty(header)) return mustEnd(file, position);
    const size = sizeIn(header);
    const isHeader = header.toString('latin1', 257, 262) === 'ustar' && header[156] === 0x30;
    if (!isHeader || textIn(header, field.checksum) !== checksumOf(header) || !(size <= largest))
      throw position === block ? new BrokenArchive('it is no archive') : damaged();
    const name = textIn(header, field.name).replace(/\0.*$/u, '');
    const blocks = await readExactly(file, position, size + padding(size));
    if (!isEmpty(blocks.subarray(size))) throw damaged();
    position += blocks.byteLength;
    yield { name, bytes: blocks.subarray(0, size) };
  }
}
