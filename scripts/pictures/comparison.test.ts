import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allBaselines, baselineFolder, nameOf } from '../../.storybook/picture-test/baselines.ts';
import { differenceOf } from '../../.storybook/picture-test/difference.ts';
import { cropToContent, decode, encode, isSame, type Picture } from '../../.storybook/picture-test/image.ts';
import { judge, type Judgement, type Look } from '../../.storybook/picture-test/judgement.ts';

const ground = [249, 251, 246, 255];
const ink = [14, 15, 12, 255] as const;

/** A plain picture with single pixels of ink. */
function picture(width: number, height: number, ...dots: [x: number, y: number][]): Picture {
  const data = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1) data.set(ground, index * 4);
  for (const [x, y] of dots) data.set(ink, (y * width + x) * 4);
  return { width, height, data };
}

describe('Pictures of stories', () => {
  test('an accepted picture comes back from its file as it was, to the last bit', async () => {
    const taken = picture(40, 30, [3, 4], [39, 29]);
    expect(isSame(await decode(await encode(taken)), taken)).toBe(true);
  });

  test('plain ground after the content is cut off, before it is kept', () => {
    const { width, height } = cropToContent(picture(600, 400, [100, 50]));
    expect([width, height]).toEqual([117, 67]);
  });

  test('content that moved by one pixel makes another picture', () => {
    const before = cropToContent(picture(600, 400, [100, 50]));
    const after = cropToContent(picture(600, 400, [101, 50]));
    expect(isSame(before, after)).toBe(false);
  });

  test('content that reaches the window’s edge is not cut', () => {
    const { width, height } = cropToContent(picture(600, 400, [599, 399], [0, 0]));
    expect([width, height]).toEqual([600, 400]);
  });

  test.each([
    [1, true, 0],
    [2, false, 1],
  ])('a channel that differs by %i: the same is %s', (by, same, pixels) => {
    const before = picture(20, 20, [5, 5]);
    const after = picture(20, 20, [5, 5]);
    after.data[(5 * 20 + 5) * 4] = ink[0] + by;
    expect(isSame(before, after)).toBe(same);
    expect(differenceOf(before, after).pixels).toBe(pixels);
  });

  test('what only the larger of two pictures has counts as different', () => {
    expect(differenceOf(picture(20, 20), picture(20, 25)).pixels).toBe(100);
  });

  const blank = picture(16, 16);
  const shown = picture(40, 30, [3, 4]);
  const other = picture(40, 30, [5, 4]);

  test.each<[promise: string, Partial<Look>, Judgement]>([
    ['another picture is looked at again', { actual: other }, 'again'],
    ['another picture at the last look is a fault', { actual: other, hasLooksLeft: false }, 'other'],
    [
      'a change is accepted when it is seen twice',
      { actual: other, before: other, purpose: 'update' },
      'new',
    ],
    [
      'a change is not accepted while it changes',
      { actual: other, before: shown, purpose: 'update' },
      'again',
    ],
    ['blank seen twice is not believed', { actual: blank, before: blank, purpose: 'update' }, 'again'],
    [
      'blank never takes the place of something',
      { actual: blank, before: blank, purpose: 'update', hasLooksLeft: false },
      'blank',
    ],
    [
      'a new story may be blank to the last look',
      { actual: blank, before: blank, expected: undefined, purpose: 'update', hasLooksLeft: false },
      'new',
    ],
  ])('%s', (_, look, expected) => {
    const base: Look = {
      actual: shown,
      expected: shown,
      before: undefined,
      hasLooksLeft: true,
      purpose: 'compare',
    };
    expect(judge({ ...base, ...look })).toBe(expected);
  });

  test('all accepted pictures together stay under 60 MB', () => {
    const bytes = allBaselines()
      .map((key) => statSync(join(baselineFolder, nameOf(key))).size)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1e6).toBeLessThan(60);
  });

  test('a picture is filed under its component, story and mode', () => {
    expect(nameOf({ storyId: 'fields-text-field--read-only', mode: 'phone-dark' })).toBe(
      'fields-text-field/read-only.phone-dark.webp',
    );
  });
});
