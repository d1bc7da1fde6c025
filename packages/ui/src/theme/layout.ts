/** Smallest widths in px of each breakpoint (docs/rows.md, Times). */
export const breakpoints = { xs: 450, sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

/** The name of a breakpoint. */
export type BreakpointName = keyof typeof breakpoints;

/** Fixed measures of the frame in px. */
export const layout = {
  appBar: 64,
  progressBar: 4,
  navigation: 240,
  /** The navigation as a rail, each word under its icon. */
  navigationRail: 88,
  /** The places at the foot of a phone. */
  phoneBar: 64,
  content: 1200,
  form: 640,
  gutterPhone: 16,
  gutterTablet: 24,
  gutterDesktop: 32,
} as const;

/** Recommended size of a picture in px (docs/rows.md, Forms). */
export const image = { width: 1875, height: 1000 } as const;
