/** What a picture is, judged by its first bytes and never by its name. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

function startsWith(bytes: Uint8Array, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[index] === byte);
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** The brands an ISO base media file claims, the major one first (ISO/IEC 14496-12 §4.3). */
function brandsOf(bytes: Uint8Array): string[] {
  if (latin(bytes, 4, 8) !== 'ftyp') return [];
  const boxSize = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(boxSize, bytes.byteLength, 256);
  const brands = [latin(bytes, 8, 12)];
  for (let start = 16; start + 4 <= end; start += 4) brands.push(latin(bytes, start, start + 4));
  return brands;
}

/** Names the picture's format by its content, or returns null for everything we do not take in (SVG and text included). */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (bytes.byteLength < 12) return null;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  const brands = brandsOf(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic';
  return null;
}
