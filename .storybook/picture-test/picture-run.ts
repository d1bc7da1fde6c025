import { setTimeout as pause } from 'node:timers/promises';
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

/** Waits before a picture that differs is taken again, in ms: a starved browser may paint late. */
const SECOND_LOOKS = [100, 200, 400];

/** The pictures of one run of the stories. */
export class PictureRun {
  readonly purpose: Purpose;
  readonly taken = new Set<string>();
  readonly failures = new Map<string, PictureFailure>();
  /** Names of the pictures that were accepted anew. */
  readonly added = new Set<string>();
  readonly changed = new Set<string>();

  constructor(purpose: Purpose) {
    this.purpose = purpose;
  }

  /** Takes a picture and compares or accepts it; answers why it is not accepted, or nothing. */
  async take(camera: BrowserCommandContext, key: PictureKey): Promise<string | undefined> {
    const name = nameOf(key);
    this.taken.add(name);
    this.failures.delete(name);
    const file = baselineOf(key);
    const expected = file ? await decode(file) : undefined;
    const actual = await this.#look(camera, expected);
    if (expected && isSame(expected, actual)) return undefined;
    if (this.purpose === 'update') {
      accept(key, await encode(actual));
      (expected ? this.changed : this.added).add(name);
      return undefined;
    }
    const failure = await describe(key, actual, expected);
    this.failures.set(name, failure);
    return this.purpose === 'watch' ? undefined : failure.reason;
  }

  /** Looks again until the picture is the expected one, or, where it may be another, until it no longer changes. */
  async #look(camera: BrowserCommandContext, expected: Picture | undefined): Promise<Picture> {
    const mayChange = !expected || this.purpose === 'update';
    let seen = await shoot(camera);
    let wanted = expected;
    for (const wait of SECOND_LOOKS) {
      if (wanted && isSame(wanted, seen)) return seen;
      await pause(wait);
      if (mayChange) wanted = seen;
      seen = await shoot(camera);
    }
    return seen;
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
