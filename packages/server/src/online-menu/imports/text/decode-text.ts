import { UnreadableFile } from '../unreadable.ts';

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

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

/**
 * Reads the bytes of a text file: UTF-8 with or without its mark, UTF-16, and where the bytes are no UTF-8,
 * Windows-1252, which Excel still writes. Throws `UnreadableFile` for what is no text.
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
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
