import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Pixels of four channels. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** A rectangle of a page in millimetres. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const dotsPerInch = 300;
const pointsPerInch = 72;
const dots = (millimetres: number) => Math.round((millimetres / 25.4) * dotsPerInch);

/** The pixels of a picture, on white where it shows through. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pages of a PDF, or its first ones, as a printer with 300 dots an inch has them. */
export async function printedPages(pdf: Buffer, most = Infinity): Promise<Pixels[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Pixels[] = [];
  for (const page of document.pages()) {
    if (pages.length === most) break;
    const { data, width, height } = await page.render({
      scale: dotsPerInch / pointsPerInch,
      render: 'bitmap',
    });
    pages.push({ data: Buffer.from(data), width, height });
  }
  document.destroy();
  library.destroy();
  return pages;
}

/** A part of a page. */
export async function cutOut({ data, width, height }: Pixels, box: Box): Promise<Pixels> {
  const [left, top] = [dots(box.x), dots(box.y)];
  // What ends at the page's edge may end between two dots.
  const size = {
    width: Math.min(dots(box.width), width - left),
    height: Math.min(dots(box.height), height - top),
  };
  const cut = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left, top, ...size })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: cut.data, width: cut.info.width, height: cut.info.height };
}

/** What a phone reads from it; null where there is nothing to read. */
export function readCode({ data, width, height }: Pixels): string | null {
  return jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
