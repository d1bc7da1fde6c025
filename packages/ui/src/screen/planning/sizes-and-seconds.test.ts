import { describe, expect, test } from 'vitest';
import { storyDish } from '../story-dishes.ts';
import { secondsOfDish, secondsOfPages } from './seconds.ts';
import { sizeHeads, standsUnder } from './sizes.ts';

const sized = (...labels: string[]) => ({ prices: labels.map((label) => ({ label, text: '€1' })) });
const plain = sized('');

describe('names of sizes', () => {
  test('stand above the prices when half of the rows share them', () => {
    const dishes = [sized('Half', 'Full'), sized('Half', 'Full'), plain, plain];
    expect(sizeHeads(dishes)?.names).toEqual(['Half', 'Full']);
    expect(dishes.map(({ prices }) => standsUnder(['Half', 'Full'], prices))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('stand in the row when fewer share them, and when there are more than three', () => {
    expect(sizeHeads([sized('Half', 'Full'), sized('Half', 'Full'), plain, plain, plain])).toBeNull();
    const four = sized('1', '2', '3', '4');
    expect(sizeHeads([four, four])).toBeNull();
    expect(sizeHeads([sized('Half', 'Full')])).toBeNull();
  });

  test('stand in the row where their columns would leave names no room', () => {
    const wide = sized('For the whole table', 'For two');
    expect(sizeHeads([wide, wide])).toBeNull();
  });
});

describe('a page of a board', () => {
  const timing = { itemSeconds: 3, isLongerForText: true };

  test('stands longer with more rows', () => {
    expect(secondsOfPages([5, 20], timing)).toEqual([8, 14]);
  });

  test('stands shorter where a round would take more than a minute, yet never less than a page needs', () => {
    const many = secondsOfPages([30, 30, 30, 30], timing);
    expect(many.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(
      secondsOfPages(
        Array.from({ length: 20 }, () => 30),
        timing,
      ),
    ).toEqual(Array.from({ length: 20 }, () => 6));
  });

  test('stands as long as the restaurant says at least, and exactly so long where text counts for nothing', () => {
    expect(secondsOfPages([1], { itemSeconds: 20, isLongerForText: true })).toEqual([20]);
    expect(secondsOfPages([1, 30], { itemSeconds: 5, isLongerForText: false })).toEqual([5, 5]);
  });
});

describe('a dish', () => {
  const long = storyDish('Lamb', { description: 'a'.repeat(600) });

  test('stays up to twice as long when there is more to read', () => {
    expect(secondsOfDish(storyDish('Lamb'), { itemSeconds: 8, isLongerForText: true })).toBe(8);
    expect(secondsOfDish(long, { itemSeconds: 8, isLongerForText: true })).toBe(16);
  });

  test('stays as long as every other where text counts for nothing', () => {
    expect(secondsOfDish(long, { itemSeconds: 8, isLongerForText: false })).toBe(8);
  });
});
