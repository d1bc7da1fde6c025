import type { ImportNote } from '@cardamom/api-types';
import { createHash } from 'node:crypto';
import { largestUpload } from '#files/limits.ts';
import { pictureTypeOf } from '#files/picture-type.ts';
import { nameKey } from '#shared/text.ts';
import type { ImportFile } from '../files/import-file.ts';
import { leftOut, type ImportedCategory, type ImportedItem, type ImportedMenu } from '../imported-menu.ts';

/** A picture that was handed in, looked at once. */
export type LookedAt = {
  readonly file: ImportFile;
  readonly digest: string;
  readonly problem: string | null;
};

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** "Grilled-Steak@2x.PNG" and "grilled steak" meet. */
function slug(name: string): string {
  return nameKey(baseName(name))
    .replace(/\.[a-z]{3,4}$/u, '')
    .replace(/@\dx$/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** SHA-256 of a picture's bytes, by which the same picture is known again. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function problemOf(file: ImportFile, bytes: Uint8Array): string | null {
  if (file.size > largestUpload)
    return 'The picture has more than 2 MB. Make it smaller and hand it in again.';
  if (pictureTypeOf(bytes) === null)
    return 'The file is no picture that can be read: JPEG, PNG, WebP and AVIF can.';
  return null;
}

/** The pictures of an import by what a menu may call them: path, file name, or the dish's own name. */
export class HandedInPictures {
  readonly #byName = new Map<string, ImportFile>();
  readonly #bySlug = new Map<string, ImportFile>();
  readonly #lookedAt = new Map<ImportFile, LookedAt>();
  readonly #unused: Set<ImportFile>;

  constructor(files: readonly ImportFile[]) {
    this.#unused = new Set(files);
    for (const file of files) {
      for (const name of [baseName(file.name), file.name]) this.#byName.set(name.toLowerCase(), file);
      this.#bySlug.set(slug(file.name), file);
    }
  }

  /** The picture a menu names, with or without its folder, its ending and its "@2x"; undefined where it was not handed in. */
  named(name: string): LookedAt | undefined {
    const exact = this.#byName.get(name.toLowerCase()) ?? this.#byName.get(baseName(name).toLowerCase());
    return exact ? this.#look(exact) : this.calledLike(name);
  }

  /** The picture whose file is called like a dish that names none. */
  calledLike(name: string): LookedAt | undefined {
    const file = slug(name) === '' ? undefined : this.#bySlug.get(slug(name));
    return file && this.#look(file);
  }

  #look(file: ImportFile): LookedAt {
    this.#unused.delete(file);
    const known = this.#lookedAt.get(file);
    if (known) return known;
    const bytes = file.size > largestUpload ? new Uint8Array() : file.read();
    const seen = { file, digest: digestOf(bytes), problem: problemOf(file, bytes) };
    this.#lookedAt.set(file, seen);
    return seen;
  }

  /** Whether none was handed in at all. */
  get areNone(): boolean {
    return this.#byName.size === 0;
  }

  get unused(): readonly ImportFile[] {
    return [...this.#unused];
  }
}

/** A file that comes without its pictures brings the dishes: what it names is left out, and told once. */
function leaveOutPictures(entries: readonly (ImportedItem | ImportedCategory)[]): ImportNote[] {
  const named = entries.filter(({ picture }) => picture !== undefined);
  for (const entry of named) delete entry.picture;
  if (named.length === 0) return [];
  const subject = named.length === 1 ? 'One picture' : `${named.length} pictures`;
  return [
    leftOut(
      subject,
      'The file names them and holds none. Hand them in with it, or choose the ZIP archive that has both.',
    ),
  ];
}

/** Gives each dish and category that names no picture the one whose file is called like it, and notes what nobody names. */
export function matchPictures(menu: ImportedMenu, pictures: HandedInPictures): void {
  if (pictures.areNone) {
    menu.notes.push(...leaveOutPictures([...menu.items, ...menu.categories]));
    return;
  }
  for (const { picture } of [...menu.items, ...menu.categories]) if (picture) pictures.named(picture.file);
  for (const entry of [...menu.items, ...menu.categories] as (ImportedItem | ImportedCategory)[]) {
    if (entry.picture !== undefined) continue;
    const seen = pictures.calledLike(entry.name);
    if (seen !== undefined) entry.picture = { file: seen.file.name, altText: '' };
  }
  for (const { name } of pictures.unused)
    menu.notes.push(leftOut(`Picture “${baseName(name)}”`, 'No dish names it or is called like it.'));
}
