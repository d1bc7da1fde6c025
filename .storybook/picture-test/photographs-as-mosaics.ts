import sharp from 'sharp';
import type { Plugin } from 'vitest/config';

/** A story's photograph; its logo is drawn and stays sharp. */
const photograph = /^(?<file>.+\/story-pictures\/(?!logo)[^/]+\.webp)\?url$/;

/** Tiles a photograph becomes, in a row. */
const TILES = 16;

/**
 * Serves the stories' photographs as mosaics of their own size: pictures are kept without loss, and the grain of photographs
 * would be half of all their bytes while telling nothing of the design.
 */
export function photographsAsMosaics(): Plugin {
  return {
    name: 'cardamom-photographs-as-mosaics',
    enforce: 'pre',
    async load(id) {
      const file = photograph.exec(id)?.groups?.['file'];
      if (!file) return undefined;
      return `export default ${JSON.stringify(await mosaic(file))};`;
    },
  };
}

/** Address of the picture in few large tiles. */
async function mosaic(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const coarse = await sharp(file).resize({ width: TILES }).toBuffer();
  const image = await sharp(coarse)
    .resize(width, height, { kernel: 'nearest' })
    .webp({ lossless: true })
    .toBuffer();
  return `data:image/webp;base64,${image.toString('base64')}`;
}
