import { analyse } from 'chardet';
import { UnreadableFile } from '../unreadable.ts';

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** What older programs write scripts other than Latin in, as browsers call it. */
const encodings = new Set([
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'ISO-8859-5',
  'ISO-8859-6',
  'ISO-8859-7',
  'ISO-8859-8',
  'KOI8-R',
  'Big5',
  'EUC-JP',
  'EUC-KR',
  'GB18030',
  'Shift_JIS',
]);

/** UTF-16 without a mark: Latin text has a zero in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 200);
  if (start.byteLength < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const many = start.byteLength / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

/** Letters in a row that are no ASCII: words of other scripts have them, accented Latin ones hardly ever. */
const otherScript = /[\u0080-\u00FF]{3}/u;
/** Where the script of a file is looked for, in bytes. */
const lookedAt = 65_536;

/** The encoding of bytes that are no UTF-8: of Latin text Windows-1252, of other scripts what their letters look most like. */
function olderEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, lookedAt);
  if (!otherScript.test(Buffer.from(start).toString('latin1'))) return 'windows-1252';
  const likely = analyse(start).find(({ name }) => encodings.has(name) && isWritten(bytes, name));
  return likely?.name ?? 'windows-1252';
}

/** Whether every byte means something in an encoding. */
function isWritten(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the bytes of a text file: UTF-8 with or without its mark, UTF-16, and where the bytes are no UTF-8,
 * what Excel still writes: Windows-1252, or the encoding of the text's own script. Throws `UnreadableFile` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find(({ bytes: expected }) => expected.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.encoding ?? unmarkedUtf16(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0))
    throw new UnreadableFile('The file is not text. Save it as CSV, XLSX or JSON and choose it again.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(olderEncoding(bytes)).decode(bytes);
  }
}
