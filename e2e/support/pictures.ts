import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file as a person chooses it in the browser. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
  /** Its ratio is another than 1875 × 1000, so the part that guests see is chosen. */
  needsCrop?: boolean;
}

/** A picture of the recommended 1875 × 1000 pixels. */
export async function goodPicture(): Promise<Picture> {
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="1875" height="1000"><rect width="1875" height="1000" fill="#e9fbcf"/><circle cx="937" cy="500" r="380" fill="#fff"/><circle cx="937" cy="500" r="240" fill="#f78d44"/></svg>`;
  return {
    name: 'soup.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(plate)).jpeg().toBuffer(),
  };
}

/** A photograph of a phone held upright. */
export async function phonePhoto(): Promise<Picture> {
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"><rect width="3000" height="4000" fill="#fee8db"/><circle cx="1500" cy="2000" r="1100" fill="#fff"/><circle cx="1500" cy="2000" r="700" fill="#f78d44"/></svg>`;
  return {
    name: 'IMG_2031.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(plate)).jpeg().toBuffer(),
    needsCrop: true,
  };
}

/** Text that only its name calls a picture. */
export function textCalledJpeg(): Picture {
  return {
    name: 'menu.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Soup of the day: 4.50\n'.repeat(200)),
  };
}

/** A drawing that can carry scripts. */
export function svgPicture(): Picture {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  return { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
}

/** A true PNG of more than 3 MB, from noise that does not compress. */
export async function threeMegabytePicture(): Promise<Picture> {
  const raw = { width: 1200, height: 1100, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  return { name: 'large.png', mimeType: 'image/png', buffer };
}

/** A small file of 400 megapixels, one bit each. */
export function twentyThousandPixelPicture(): Picture {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bit depth 1; colour type, compression, filter and interlace stay 0 (PNG §11.2.2).
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + side / 8));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'huge.png', mimeType: 'image/png', buffer };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
