import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a QR code on the screen says, read from its picture as a phone's camera would; throws when it cannot be read. */
export async function decodeQrCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw new Error('The QR code on the page cannot be read.');
  return found.data;
}
