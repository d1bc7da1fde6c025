import { describe, expect, it } from 'vitest';
import { allergenIcons } from './allergen-icons.gen.ts';
import { categoryIcons } from './category-icons.gen.ts';
import { bringLaterIcons, drawingOf, onDrawings } from './drawings.ts';
import { firstIcons } from './first-icons.gen.ts';
import { laterIcons } from './later-icons.gen.ts';
import { markIcons } from './mark-icons.gen.ts';

describe.each([
  ['actions', { ...firstIcons, ...laterIcons }],
  ['category kinds', categoryIcons],
  ['allergens and marks', { ...allergenIcons, ...markIcons }],
])('the drawings of %s', (_, family: Readonly<Record<string, string>>) => {
  // proves: categories.kinds.icons
  it('are each told apart from every other', () => {
    const names = Object.keys(family);
    expect(new Set(Object.values(family)).size).toBe(names.length);
  });

  it('start inside their grid of 24', () => {
    for (const [name, path] of Object.entries(family)) {
      const [x = NaN, y = NaN] = (/^M\s*([\d.]+)[ ,]?(-?[\d.]+)/.exec(path) ?? []).slice(1).map(Number);
      expect(x >= 0 && x <= 24 && y >= 0 && y <= 24, `${name}: ${path.slice(0, 20)}`).toBe(true);
    }
  });
});

describe('an icon that the first pages do without', () => {
  it('is not drawn at first, is fetched when it is wanted, and whoever waits is told', async () => {
    expect(drawingOf('home')).toBe(firstIcons.home);
    expect(drawingOf('undo')).toBeUndefined();
    let redrawn = 0;
    const stop = onDrawings(() => (redrawn += 1));
    await bringLaterIcons();
    stop();
    expect(redrawn).toBe(1);
    expect(drawingOf('undo')).toBe(laterIcons.undo);
  });
});
