import type { BrowserCommandContext } from 'vitest/node';
import { accept, baselineOf, nameOf, type PictureKey } from './baselines.ts';
import { shoot } from './camera.ts';
import { differenceOf } from './difference.ts';
import { decode, encode, isSame, type Picture } from './image.ts';

/** What a run may do with the pictures it takes: `watch` compares and reports without failing the story. */
export const purposes = ['compare', 'watch', 'update'] as const;

/** One of `purposes`. */
export type Purpose = (typeof purposes)[number];

/** A picture that is not as accepted; the images are files. */
export interface PictureFailure extends PictureKey {
  reason: string;
  actual: Buffer;
  expected?: Buffer;
  difference?: Buffer;
}

/** What becomes of a picture: `again` asks for another look, the page painted afresh. */
export type Verdict = 'accepted' | 'again' | { reason: string };

/** The pictures of one run of the stories. */
export class PictureRun {
  readonly purpose: Purpose;
  readonly taken = new Set<string>();
  readonly failures = new Map<string, PictureFailure>();
  /** Names of the pictures that were accepted anew. */
  readonly added = new Set<string>();
  readonly changed = new Set<string>();
  /** Pictures that may be accepted at the next look. */
  readonly #lookedAt = new Map<string, Picture>();

  constructor(purpose: Purpose) {
    this.purpose = purpose;
  }

  /**
   * Takes a picture and compares or accepts it. One that is not the expected one is asked for again, while there are looks
   * left; where it may be another, until it no longer changes.
   */
  async take(camera: BrowserCommandContext, key: PictureKey, hasLooksLeft: boolean): Promise<Verdict> {
    const name = nameOf(key);
    this.taken.add(name);
    this.failures.delete(name);
    const file = baselineOf(key);
    const expected = file ? await decode(file) : undefined;
    const actual = await shoot(camera);
    if (expected && isSame(expected, actual)) return 'accepted';
    if (hasLooksLeft && !this.#isFinal(name, actual, expected)) return 'again';
    this.#lookedAt.delete(name);
    if (this.purpose === 'update') {
      accept(key, await encode(actual));
      (expected ? this.changed : this.added).add(name);
      return 'accepted';
    }
    const failure = await describe(key, actual, expected);
    this.failures.set(name, failure);
    return this.purpose === 'watch' ? 'accepted' : { reason: failure.reason };
  }

  /** Whether a picture that may be another than the expected one is the same at two looks. */
  #isFinal(name: string, actual: Picture, expected: Picture | undefined): boolean {
    if (expected && this.purpose !== 'update') return false;
    const before = this.#lookedAt.get(name);
    this.#lookedAt.set(name, actual);
    return before !== undefined && isSame(before, actual);
  }
}

function size({ width, height }: Picture): string {
  return `${width} × ${height}`;
}

async function describe(
  key: PictureKey,
  actual: Picture,
  expected: Picture | undefined,
): Promise<PictureFailure> {
  if (!expected) return { ...key, reason: 'has no accepted picture', actual: await encode(actual) };
  const { pixels, picture } = differenceOf(expected, actual);
  const resized = size(expected) === size(actual) ? '' : `, ${size(actual)} instead of ${size(expected)}`;
  return {
    ...key,
    reason: `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}${resized}`,
    actual: await encode(actual),
    expected: await encode(expected),
    difference: await encode(picture),
  };
}
