import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the accepted pictures: one folder a component, one file a story and mode. */
export const baselineFolder = join(import.meta.dirname, '../pictures');

/** Which picture of which story. */
export interface PictureKey {
  storyId: string;
  mode: string;
}

/** The component's part of a story's id: `actions-button` of `actions-button--primary`. */
export function componentOf(storyId: string): string {
  return storyId.split('--', 1)[0] ?? storyId;
}

/** Path of a picture inside the folder, which names it in messages too. */
export function nameOf({ storyId, mode }: PictureKey): string {
  const component = componentOf(storyId);
  return `${component}/${storyId.slice(component.length + 2)}.${mode}.webp`;
}

/** The accepted picture's file, where there is one. */
export function baselineOf(key: PictureKey): string | undefined {
  const file = join(baselineFolder, nameOf(key));
  return existsSync(file) ? file : undefined;
}

/** Accepts a picture. */
export function accept(key: PictureKey, image: Buffer): void {
  const file = join(baselineFolder, nameOf(key));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
}

/** Every accepted picture. */
export function allBaselines(): PictureKey[] {
  if (!existsSync(baselineFolder)) return [];
  return readdirSync(baselineFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: component }) =>
      readdirSync(join(baselineFolder, component)).map((file) => {
        const [story, mode] = file.split('.', 2);
        return { storyId: `${component}--${story}`, mode: mode ?? '' };
      }),
    );
}

/** Takes a picture away, and its folder with the last one. */
export function forget(key: PictureKey): void {
  const file = join(baselineFolder, nameOf(key));
  rmSync(file);
  const folder = dirname(file);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
