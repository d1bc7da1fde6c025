import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; `claims` is what the archive says about it, where that is not the truth. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly claims?: { readonly size?: number; readonly compressedSize?: number };
}

const localSignature = 0x04034b50;
const directorySignature = 0x02014b50;
const endSignature = 0x06054b50;
const zip64EndSignature = 0x06064b50;
const zip64LocatorSignature = 0x07064b50;
const deflated = 8;

interface Placed {
  readonly name: Buffer;
  readonly crc: number;
  readonly compressed: Buffer;
  readonly size: number;
  readonly compressedSize: number;
  readonly offset: number;
}

/** Local and directory headers share these fields (PKWARE APPNOTE 4.3.7, 4.3.12). */
function writeSizes(header: Buffer, at: number, { crc, compressedSize, size, name }: Placed): void {
  header.writeUInt32LE(crc, at);
  header.writeUInt32LE(compressedSize, at + 4);
  header.writeUInt32LE(size, at + 8);
  header.writeUInt16LE(name.byteLength, at + 12);
}

function localHeader(placed: Placed): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(localSignature, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(deflated, 8);
  writeSizes(header, 14, placed);
  return Buffer.concat([header, placed.name, placed.compressed]);
}

function directoryHeader(placed: Placed): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(directorySignature, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(deflated, 10);
  writeSizes(header, 16, placed);
  header.writeUInt32LE(placed.offset, 42);
  return Buffer.concat([header, placed.name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** A ZIP archive, whose entries may lie about their sizes. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  let offset = 0;
  const placed = entries.map(({ name, bytes, claims }): Placed => {
    const compressed = deflateRawSync(bytes);
    const entry = {
      name: Buffer.from(name),
      crc: crc32(bytes),
      compressed,
      size: claims?.size ?? bytes.byteLength,
      compressedSize: claims?.compressedSize ?? compressed.byteLength,
      offset,
    };
    offset += 30 + entry.name.byteLength + compressed.byteLength;
    return entry;
  });
  const files = Buffer.concat(placed.map(localHeader));
  const directory = Buffer.concat(placed.map(directoryHeader));
  return Buffer.concat([files, directory, endOf(placed.length, directory.byteLength, files.byteLength)]);
}

/** 122 bytes that claim to be an archive of this many entries (ZIP64, APPNOTE 4.3.14). */
export function zip64OfNothing(count: bigint): Buffer {
  const start = Buffer.alloc(24);
  start.writeUInt32LE(localSignature, 0);
  const end = Buffer.alloc(56);
  end.writeUInt32LE(zip64EndSignature, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(count, 24);
  end.writeBigUInt64LE(count, 32);
  end.writeBigUInt64LE(24n, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(zip64LocatorSignature, 0);
  locator.writeBigUInt64LE(BigInt(start.byteLength), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([start, end, locator, endOf(0xffff, 0xffffffff, 0xffffffff)]);
}
