import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './pairs.ts';
import { palette } from './palette.ts';
import { colorValue, themeNames } from './roles.ts';

describe('contrast is measured as WCAG defines it', () => {
  test('black on white is 21, a colour on itself is 1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#B0E730', '#B0E730')).toBe(1);
  });

  test('the order does not matter', () => {
    expect(contrast(palette.lime[400], palette.neutral[950])).toBe(
      contrast(palette.neutral[950], palette.lime[400]),
    );
  });

  test("the design direction's figures hold: ink on lime 13.1, white on lime 1.5", () => {
    expect(contrast(palette.neutral[950], palette.lime[400])).toBeCloseTo(13.1, 1);
    expect(contrast(palette.neutral[0], palette.lime[400])).toBeCloseTo(1.5, 1);
  });
});

describe.each(themeNames)('in the %s scheme', (theme) => {
  test.each(contrastPairs)('$front is readable on $back', ({ front, back, minimum }) => {
    expect(contrast(colorValue(front, theme), colorValue(back, theme))).toBeGreaterThanOrEqual(minimum);
  });
});
