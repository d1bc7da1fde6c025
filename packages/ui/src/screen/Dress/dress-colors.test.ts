import { expect, test } from 'vitest';
import { lookAccents, lookNames } from '../../guest/looks/index.ts';
import { contrast } from '../../theme/contrast.ts';
import { contentWith } from '../story-content.ts';
import { dressColors } from './dress-colors.ts';

const accents = [
  ...Object.values(lookAccents),
  '#000000',
  '#ffffff',
  '#777777',
  '#ff00d4',
  '#0a3d91',
  '#c4e538',
];

function colorsOf(dress: Parameters<typeof dressColors>[0]): Record<string, string> {
  return dressColors(dress) as Record<string, string>;
}

test.each(lookNames)('bars and prices in a box can be read across a room, in %s', (look) => {
  const lowest = accents.flatMap((accent) =>
    [true, false].map((isDark) => {
      const colors = colorsOf(contentWith({ look, accent, isDark }));
      return contrast(colors['--s-bar'] ?? '', colors['--s-on-bar'] ?? '');
    }),
  );
  expect(Math.min(...lowest)).toBeGreaterThanOrEqual(7);
});

test('what we say before it is known whose screen it is can be, too', () => {
  const colors = colorsOf(null);
  const texts = ['--g-ink', '--g-quiet', '--g-house', '--g-warn'].map((name) => colors[name] ?? '');
  const lowest = texts.map((text) => contrast(text, colors['--g-paper'] ?? ''));
  expect(Math.min(...lowest)).toBeGreaterThanOrEqual(7);
});
