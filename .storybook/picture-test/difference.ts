import pixelmatch from 'pixelmatch';
import { palette } from '../../packages/ui/src/theme/index.ts';
import { isRounded, type Picture } from './image.ts';

const mark = rgb(palette.red[500]);

/** How two pictures differ: the number of pixels, and a picture that marks them. */
export interface Difference {
  pixels: number;
  picture: Picture;
}

/** Marks every pixel in which two pictures differ; what only one of them has counts as different. */
export function differenceOf(expected: Picture, actual: Picture): Difference {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = Buffer.alloc(width * height * 4);
  pixelmatch(enlarge(expected, width, height), enlarge(actual, width, height), data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    aaColor: mark,
    diffColor: mark,
  });
  return { pixels: countDifferent(expected, actual, width, height), picture: { width, height, data } };
}

function rgb(hex: string): [red: number, green: number, blue: number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function countDifferent(a: Picture, b: Picture, width: number, height: number): number {
  const [first, second] = [enlarge(a, width, height), enlarge(b, width, height)];
  let pixels = 0;
  for (let at = 0; at < first.length; at += 4) {
    if ([0, 1, 2, 3].some((channel) => !isRounded(first[at + channel], second[at + channel]))) pixels += 1;
  }
  return pixels;
}

function enlarge(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const start = y * picture.width * 4;
    picture.data.copy(data, y * width * 4, start, start + picture.width * 4);
  }
  return data;
}
