import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a QR code says, read from its picture as a phone's camera would; throws when it cannot be read. */
export async function decodePicture(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw new Error('The QR code cannot be read.');
  return found.data;
}

/** What a QR code on the screen says. */
export async function decodeQrCode(code: Locator): Promise<string> {
  return decodePicture(await code.screenshot());
}
