import { formatHex, modeOklch, modeRgb, useMode as withMode } from 'culori/fn';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../theme/contrast.ts';
import { themeNames } from '../../theme/roles.ts';
import { lookColors } from './colors.ts';
import { lookAccents, lookNames } from './looks.ts';

withMode(modeRgb);
withMode(modeOklch);

/** Accents all over what a screen can show: 12 lightnesses, 10 chromas, 30 hues. */
function everyAccent(): string[] {
  const accents: string[] = [];
  for (let l = 0; l < 12; l += 1)
    for (let c = 0; c < 10; c += 1)
      for (let h = 0; h < 30; h += 1)
        accents.push(formatHex({ mode: 'oklch', l: l / 11, c: c * 0.035, h: h * 12 }));
  return accents;
}

describe.each(lookNames)('%s', (look) => {
  test.each(themeNames)('every text of every accent reaches 7 to 1, in %s', (theme) => {
    const accents = everyAccent();
    expect(accents).toHaveLength(3600);
    let lowest = 21;
    for (const accent of accents) {
      const { paper, card, fill, onFill, ...texts } = lookColors(look, accent)[theme];
      const { ink, quiet, house, warn } = texts;
      for (const text of [ink, quiet, house, warn])
        lowest = Math.min(lowest, contrast(text, paper), contrast(text, card));
      lowest = Math.min(lowest, contrast(onFill, fill));
    }
    expect(lowest).toBeGreaterThanOrEqual(7);
  });

  test('what is dark in one scheme is light in the other, except an accent that is the paper', () => {
    const { light, dark } = lookColors(look, lookAccents[look]);
    expect(contrast(dark.paper, '#000000')).toBeLessThan(contrast(light.paper, '#000000'));
    expect(contrast(light.ink, light.paper)).toBeGreaterThan(11);
  });
});

test('the look whose paper is the accent has it as it was chosen, where it can be read on', () => {
  expect(lookColors('GRIDDLE', '#ffc61a').light).toMatchObject({
    paper: '#ffc61a',
    fill: '#ffc61a',
    onFill: '#000000',
  });
});

test('an accent that is no colour counts as black', () => {
  expect(lookColors('LINEN', 'tomato sauce')).toEqual(lookColors('LINEN', '#000000'));
});
