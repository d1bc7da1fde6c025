/** Durations in ms: fast for controls, base for what opens, slow for what covers the view. */
export const durations = { fast: 120, base: 180, slow: 240 } as const;

/** The name of a duration. */
export type DurationName = keyof typeof durations;

/** Rounds of what repeats while something is awaited, in ms. */
export const loops = { turn: 800, travel: 1200, breathe: 1600 } as const;

/** Curves: `enter` for what arrives, `exit` for what leaves. */
export const easings = { enter: 'cubic-bezier(0.2, 0, 0, 1)', exit: 'cubic-bezier(0.4, 0, 1, 1)' } as const;

/** What may move: only what the compositor can move without a new layout. */
export type MotionProperty = 'opacity' | 'transform' | 'translate' | 'scale' | 'rotate';

/** Fixed times (docs/rows.md, Times), in ms, and distances in px. */
export const timings = {
  toast: 2500,
  toastDelay: 400,
  notification: 5000,
  ripple: 80,
  scrollThreshold: 300,
  swipe: 50,
} as const;
