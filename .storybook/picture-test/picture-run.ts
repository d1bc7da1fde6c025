import type { BrowserCommandContext } from 'vitest/node';
import { accept, baselineOf, nameOf, type PictureKey } from './baselines.ts';
import { shoot } from './camera.ts';
import { differenceOf } from './difference.ts';
import { decode, encode, type Picture } from './image.ts';
import { judge, type Purpose } from './judgement.ts';

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
  /** What was seen at the look before, of pictures that are asked for again. */
  readonly #lookedAt = new Map<string, Picture>();

  constructor(purpose: Purpose) {
    this.purpose = purpose;
  }

  /** Takes a picture and compares or accepts it. */
  async take(camera: BrowserCommandContext, key: PictureKey, hasLooksLeft: boolean): Promise<Verdict> {
    const { purpose } = this;
    const name = nameOf(key);
    this.taken.add(name);
    this.failures.delete(name);
    const file = baselineOf(key);
    const expected = file ? await decode(file) : undefined;
    const actual = await shoot(camera);
    const judgement = judge({ actual, expected, before: this.#lookedAt.get(name), hasLooksLeft, purpose });
    this.#lookedAt.set(name, actual);
    if (judgement === 'again') return 'again';
    this.#lookedAt.delete(name);
    if (judgement === 'same') return 'accepted';
    if (judgement === 'new') {
      accept(key, await encode(actual));
      (expected ? this.changed : this.added).add(name);
      return 'accepted';
    }
    if (judgement === 'blank') return { reason: 'is blank; is that meant, then delete the accepted picture' };
    const failure = await describe(key, actual, expected);
    this.failures.set(name, failure);
    return purpose === 'watch' ? 'accepted' : { reason: failure.reason };
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
