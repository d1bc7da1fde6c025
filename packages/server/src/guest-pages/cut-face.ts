import type { GuestFace } from '@cardamom/api-types';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { Tinypool } from 'tinypool';

/** Where the app's build leaves what guest pages fetch. */
const builtFolder = new URL('../../../app/dist/guest/', import.meta.url);

/** What letters need to stand beside each other, and Arabic ones to join; figures of another shape and swashes are left out. */
const keptFeatures = 'ccmp locl kern liga calt rlig mark mkmk curs init medi fina isol'.split(' ');

/** Cuts a face to its letters; it runs on a thread of its own, because compressing takes up to a second. */
export async function cutFace({ file, letters, weight }: GuestFace): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await readFile(new URL(file.replace(/^\/guest\//u, ''), builtFolder));
  const bytes = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: keptFeatures,
    // Phones draw without hints, which are a third of some faces.
    noHinting: true,
    ...(weight !== null && { variationAxes: { wght: weight } }),
  });
  return Tinypool.move(new Uint8Array(bytes)) as Uint8Array<ArrayBuffer>;
}
