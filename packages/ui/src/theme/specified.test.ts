import { expect, test } from 'vitest';
import { breakpoints, image, layout } from './layout.ts';
import { timings } from './motion.ts';

// Written out once, so that a constant and what is measured by it cannot change together unnoticed.
test('times and distances are those the specification fixes', () => {
  expect(timings).toEqual({
    toast: 2500,
    toastDelay: 400,
    notification: 5000,
    ripple: 80,
    scrollThreshold: 300,
    swipe: 50,
  });
});

test('breakpoints and measures of the frame are those the specification fixes', () => {
  expect(breakpoints).toEqual({ xs: 450, sm: 600, md: 960, lg: 1264, xl: 1904 });
  expect(layout).toMatchObject({ appBar: 64, progressBar: 4 });
  expect(image).toEqual({ width: 1875, height: 1000 });
});
