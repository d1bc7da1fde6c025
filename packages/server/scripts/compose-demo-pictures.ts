/**
 * Composes the pictures of the demo restaurant and writes them to `src/demo/pictures` as WebP.
 * Run it after changing a scene: `node packages/server/scripts/compose-demo-pictures.ts [name…]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { demoPicturePath, demoPictures, type DemoPicture } from '../src/demo/pictures.ts';
import { logo } from './demo-pictures/logo.ts';
import { barScenes } from './demo-pictures/scenes-bar.ts';
import { kitchenScenes } from './demo-pictures/scenes-kitchen.ts';
import { morningScenes } from './demo-pictures/scenes-morning.ts';
import { picture } from './demo-pictures/svg.ts';

const largestFile = 44 * 1024;
const scenes: Record<string, () => string> = { ...morningScenes, ...kitchenScenes, ...barScenes };
const wanted = process.argv.slice(2);

function draw(name: DemoPicture): string {
  if (name === 'logo') return logo();
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene draws "${name}".`);
  return picture(scene());
}

async function compress(drawing: Buffer): Promise<Buffer> {
  for (let quality = 80; ; quality -= 5) {
    const file = await sharp(drawing).webp({ quality, effort: 6 }).toBuffer();
    if (file.byteLength <= largestFile || quality <= 50) return file;
  }
}

await mkdir(new URL('../src/demo/pictures/', import.meta.url), { recursive: true });
let total = 0;
for (const name of Object.keys(demoPictures) as DemoPicture[]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = await compress(
    await sharp(Buffer.from(draw(name)))
      .png()
      .toBuffer(),
  );
  total += file.byteLength;
  await writeFile(demoPicturePath(name), file);
  console.log(`${name}: ${(file.byteLength / 1024).toFixed(0)} KB`);
}
console.log(`total: ${(total / 1024).toFixed(0)} KB`);
