import { palette } from './palette.ts';

const { lime, red, orange, green, blue, neutral, secondary } = palette;

/** What a colour is for, as a `[light, dark]` pair; the only colours a component may use. */
export const colorRoles = {
  page: [neutral[50], neutral[950]],
  surface: [neutral[0], neutral[900]],
  raised: [neutral[0], neutral[850]],
  sunken: [neutral[100], neutral[850]],
  /** The quiet ground beside the sheet. */
  stage: [neutral[100], neutral[950]],

  text: [neutral[950], neutral[50]],
  textQuiet: [neutral[700], neutral[300]],
  textPlaceholder: [neutral[600], neutral[400]],
  link: [lime[900], lime[300]],

  hairline: [neutral[200], neutral[800]],
  hairlineStrong: [neutral[300], neutral[700]],
  fieldBorder: [neutral[500], neutral[500]],
  focusRing: [neutral[950], lime[400]],

  primaryFill: [lime[400], lime[400]],
  primaryFillHover: [lime[300], lime[300]],
  primaryFillPressed: [lime[500], lime[500]],
  primaryEdge: [lime[700], lime[400]],
  onPrimary: [neutral[950], neutral[950]],

  secondaryFill: [secondary[900], neutral[50]],
  secondaryFillHover: [secondary[800], neutral[200]],
  secondaryFillPressed: [secondary[700], neutral[300]],
  onSecondary: [neutral[0], neutral[950]],

  destructiveFill: [red[600], red[400]],
  destructiveFillHover: [red[700], red[300]],
  destructiveFillPressed: [red[800], red[200]],
  onDestructive: [neutral[0], neutral[950]],

  hoverFill: [neutral[100], neutral[800]],
  pressedFill: [neutral[200], neutral[700]],
  checkedFill: [secondary[900], neutral[50]],
  onChecked: [lime[400], neutral[950]],
  onSwitched: [neutral[0], neutral[950]],

  /** Small marks of the current place; never alone. */
  mark: [lime[500], lime[400]],
  currentFill: [neutral[200], neutral[800]],
  onCurrent: [neutral[950], neutral[50]],

  selectedFill: [lime[50], neutral[800]],
  onSelected: [neutral[950], neutral[50]],
  selectedEdge: [lime[700], lime[400]],

  disabledFill: [neutral[100], neutral[850]],
  disabledText: [neutral[400], neutral[600]],

  errorText: [red[800], red[200]],
  errorQuiet: [red[50], red[950]],
  errorEdge: [red[600], red[400]],
  warningText: [orange[800], orange[200]],
  warningQuiet: [orange[50], orange[950]],
  warningEdge: [orange[600], orange[400]],
  successText: [green[800], green[200]],
  successQuiet: [green[50], green[950]],
  successEdge: [green[600], green[400]],
  infoText: [blue[800], blue[200]],
  infoQuiet: [blue[50], blue[950]],
  infoEdge: [blue[600], blue[400]],

  inverse: [neutral[900], neutral[100]],
  onInverse: [neutral[50], neutral[950]],

  device: [secondary[900], neutral[800]],
  drawingLine: [neutral[600], neutral[400]],
  drawingFill: [neutral[200], neutral[800]],
  drawingAccent: [lime[400], lime[400]],

  scrim: ['rgb(14 15 12 / 48%)', 'rgb(14 15 12 / 64%)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The name of a semantic colour. */
export type ColorRole = keyof typeof colorRoles;

/** The two colour schemes, in the order of a role's pair. */
export const themeNames = ['light', 'dark'] as const;

/** A colour scheme, as written in `data-theme`. */
export type ThemeName = (typeof themeNames)[number];

/** The literal value of a semantic colour in one scheme, for canvases, meta tags and tests. */
export function colorValue(role: ColorRole, theme: ThemeName): string {
  const [light, dark] = colorRoles[role];
  return theme === 'light' ? light : dark;
}
