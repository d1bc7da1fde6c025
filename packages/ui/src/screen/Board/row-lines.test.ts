import { expect, test } from 'vitest';
import { sureLines } from './row-lines.ts';

const roomOf = (width: number) => ({ least: width, most: width });

test('words stand on a line as long as they have room there', () => {
  expect(sureLines(roomOf(100), [40, 40], 10)).toBe(1);
  expect(sureLines(roomOf(80), [40, 40], 10)).toBe(2);
  expect(sureLines(roomOf(100), [40, 40, 40, 40, 40], 10)).toBe(3);
});

test('nothing is said where a line is nearly full, or a price may leave less of it', () => {
  expect(sureLines(roomOf(90), [40, 40], 10)).toBeNull();
  expect(sureLines(roomOf(91), [40, 40], 10)).toBeNull();
  expect(sureLines({ least: 80, most: 100 }, [40, 40], 10)).toBeNull();
});

test('nothing is said of a word that must be broken', () => {
  expect(sureLines(roomOf(30), [40], 10)).toBeNull();
  expect(sureLines(roomOf(-5), [40], 10)).toBeNull();
});
