/** Steps of space in multiples of 4 px: `space(4)` is 16 px. */
export const spaceSteps = { 0: 0, 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48, 16: 64 } as const;

/** A step of the space scale. */
export type SpaceStep = keyof typeof spaceSteps;

/** Corner radii in px: controls 6, containers 12, chips fully round. */
export const radii = { control: 6, container: 12, round: 999 } as const;

/** Shadows, for what floats only, as `[light, dark]` pairs. */
export const shadows = {
  floating: [
    '0 0 0 1px rgb(14 15 12 / 6%), 0 2px 4px rgb(14 15 12 / 6%), 0 8px 24px rgb(14 15 12 / 12%)',
    '0 0 0 1px rgb(249 251 246 / 12%), 0 8px 24px rgb(0 0 0 / 56%)',
  ],
  modal: [
    '0 0 0 1px rgb(14 15 12 / 6%), 0 16px 48px rgb(14 15 12 / 24%)',
    '0 0 0 1px rgb(249 251 246 / 12%), 0 16px 48px rgb(0 0 0 / 72%)',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Stacking order of what floats above the page. */
export const layers = {
  sticky: 10,
  appBar: 20,
  saveBar: 30,
  drawer: 40,
  overlay: 50,
  toast: 60,
  skipLink: 70,
} as const;

/** Heights of controls in px; `row` and `rowCompact` are for tables and lists. */
export const controlHeights = {
  small: 32,
  medium: 40,
  large: 48,
  row: 56,
  rowCompact: 44,
  touch: 44,
} as const;

/** A height a control can have. */
export type ControlHeight = keyof typeof controlHeights;
