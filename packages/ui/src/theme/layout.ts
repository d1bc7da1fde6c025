/** Smallest widths in px of each breakpoint (docs/rows.md, Times). */
export const breakpoints = { xs: 450, sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

/** The name of a breakpoint. */
export type BreakpointName = keyof typeof breakpoints;

/** Smallest width in px of a window with room for the wide stage; nothing else asks for it. */
export const roomyFrom = 1440;

/** Fixed measures of the frame in px. */
export const layout = {
  appBar: 64,
  progressBar: 4,
  navigation: 240,
  /** The navigation as a rail, each word under its icon. */
  navigationRail: 88,
  /** The places at the foot of a phone. */
  phoneBar: 64,
  /** What is unsaved, at the foot of a form's column. */
  saveBar: 64,
  content: 1200,
  form: 720,
  /** The ground beside the sheet, where what guests see stands; smaller in a window below `roomyFrom`. */
  stage: 448,
  stageSmall: 384,
  /** The same ground as a strip above the sheet. */
  stageBand: 236,
  /** A guest's phone, in whose width a page is laid out before it is drawn smaller. */
  phone: 390,
  gutterPhone: 16,
  gutterTablet: 24,
  gutterDesktop: 32,
} as const;

/** Recommended size of a picture in px (docs/rows.md, Forms). */
export const image = { width: 1875, height: 1000 } as const;
