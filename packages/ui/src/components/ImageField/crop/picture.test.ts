import { expect, it } from 'vitest';
import { hasRatio, isReady, middlePart, partOf, renamed, storedSize } from './picture.ts';

it.each([
  [
    { width: 3000, height: 1600 },
    { x: 0, y: 0, width: 3000, height: 1600 },
  ],
  [
    { width: 4000, height: 1600 },
    { x: 500, y: 0, width: 3000, height: 1600 },
  ],
  [
    { width: 1500, height: 2000 },
    { x: 0, y: 600, width: 1500, height: 800 },
  ],
])('the middle of %o is the largest part in the ratio', (size, part) => {
  expect(middlePart(size)).toEqual(part);
});

it('a part in percent is a part in px', () => {
  const part = partOf({ width: 1500, height: 2000 }, { x: 10, y: 30, width: 80, height: 32 });
  expect(part).toEqual({ x: 150, y: 600, width: 1200, height: 640 });
});

it('only a picture in the ratio needs no choice', () => {
  expect(hasRatio({ width: 1875, height: 1000 })).toBe(true);
  expect(hasRatio({ width: 938, height: 500 })).toBe(true);
  expect(hasRatio({ width: 1920, height: 1080 })).toBe(false);
});

it('only a picture in the ratio, small and light enough, is kept as it was chosen', () => {
  const file = new File(['1234'], 'sea-bass.jpg');
  expect(isReady({ file, width: 1875, height: 1000 })).toBe(true);
  expect(isReady({ file, width: 1875, height: 1000 }, 3)).toBe(false);
  expect(isReady({ file, width: 3750, height: 2000 })).toBe(false);
  expect(isReady({ file, width: 100, height: 100 })).toBe(false);
});

it('a part is scaled down to 1875 × 1000 and never blown up', () => {
  expect(storedSize({ width: 3750 })).toEqual({ width: 1875, height: 1000 });
  expect(storedSize({ width: 640 })).toEqual({ width: 640, height: 341 });
});

it.each([
  ['sea-bass.png', 'sea-bass.webp'],
  ['IMG.2031.HEIC', 'IMG.2031.webp'],
  ['.jpg', 'picture.webp'],
])('"%s" is named after its new format', (name, expected) => {
  expect(renamed(name, 'image/webp')).toBe(expected);
});
