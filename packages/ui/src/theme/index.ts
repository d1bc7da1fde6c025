export { contrast } from './contrast.ts';
export { baseCss, resetCss, themeCss } from './css.ts';
export { fallbackFontCss, fontFaceCss, interLatinFile, type FontUrls } from './fonts.ts';
export { breakpoints, image, layout, roomyFrom, type BreakpointName } from './layout.ts';
export {
  bodyText,
  coarsePointer,
  focusRing,
  focusRingInset,
  forcedColors,
  truncate,
  visuallyHidden,
  titleInAppBar,
} from './mixins.ts';
export { durations, easings, loops, timings, type DurationName, type MotionProperty } from './motion.ts';
export { palette } from './palette.ts';
export { colorRoles, colorValue, themeNames, type ColorRole, type ThemeName } from './roles.ts';
export {
  controlHeights,
  layers,
  radii,
  shadows,
  spaceSteps,
  type ControlHeight,
  type SpaceStep,
} from './scales.ts';
export {
  allowsMotion,
  breakpoint,
  containerBreakpoint,
  controlHeight,
  duration,
  font,
  layer,
  loop,
  measure,
  motion,
  roomyWindow,
  space,
  tabularFigures,
  token,
  type TokenName,
} from './tokens.ts';
export { fontFamilies, typeRoles, type FontRole } from './type.ts';
