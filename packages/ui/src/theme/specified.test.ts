import { expect, test } from 'vitest';
import { breakpoints, image, layout } from './layout.ts';
import { timings } from './motion.ts';
import { palette } from './palette.ts';
import { fontFamilies } from './type.ts';

// Written out once, so that a constant and what is measured by it cannot change together unnoticed.
// proves: times.toast, times.toast-delay, times.notification, times.ripple, sizes.scroll, sizes.swipe
test('times and distances are those that docs/rows.md fixes', () => {
  expect(timings).toEqual({
    toast: 2500,
    toastDelay: 400,
    notification: 5000,
    ripple: 80,
    scrollThreshold: 300,
    swipe: 50,
  });
});

// proves: sizes.breakpoints, sizes.app-bar, sizes.progress-bar, sizes.image-recommended
test('breakpoints and measures of the frame are those that docs/rows.md fixes', () => {
  expect(breakpoints).toEqual({ xs: 450, sm: 600, md: 960, lg: 1264, xl: 1904 });
  expect(layout).toMatchObject({ appBar: 64, progressBar: 4 });
  expect(image).toEqual({ width: 1875, height: 1000 });
});

// proves: looks.font
test('the font is Inter', () => {
  expect(fontFamilies.body).toMatch(/^"Inter/);
});

// proves: looks.palette
test('the palette has the families and the grey scale of 13 steps that are fixed, each in tints and shades', () => {
  const { neutral, ...families } = palette;
  expect(Object.keys(neutral)).toHaveLength(13);
  expect(Object.keys(families).toSorted()).toEqual(['blue', 'green', 'lime', 'orange', 'red', 'secondary']);
  for (const steps of Object.values(families)) expect(Object.keys(steps).length).toBeGreaterThanOrEqual(10);
});
