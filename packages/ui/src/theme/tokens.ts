import { breakpoints, layout, roomyFrom, type BreakpointName } from './layout.ts';
import { propertyName } from './css.ts';
import { durations, easings, loops, type DurationName, type MotionProperty } from './motion.ts';
import type { ColorRole } from './roles.ts';
import {
  controlHeights,
  layers,
  radii,
  shadows,
  spaceSteps,
  type ControlHeight,
  type SpaceStep,
} from './scales.ts';
import { typeRoles, type FontRole } from './type.ts';

/** Every token that is a custom property. */
export type TokenName =
  | `color.${ColorRole}`
  | `radius.${keyof typeof radii}`
  | `shadow.${keyof typeof shadows}`
  | 'font.body'
  | 'font.code';

/** The CSS value of a token: `token('color.text')` is `var(--cm-color-text)`. */
export function token(name: TokenName): string {
  const [group = '', role = ''] = name.split('.');
  return `var(${propertyName(group, role)})`;
}

/** A step of space: `space(4)` is `16px`. */
export function space(step: SpaceStep): string {
  return `${spaceSteps[step]}px`;
}

/** Declarations of a type role, sizes in rem: `${font('label')}`. */
export function font(role: FontRole): string {
  const { size, lineHeight, weight, tracking } = typeRoles[role];
  return `font-size:${size / 16}rem;line-height:${lineHeight};font-weight:${weight};letter-spacing:${tracking};`;
}

/** Figures of equal width, for prices, counts and times. */
export const tabularFigures = 'font-variant-numeric:tabular-nums;';

/** Media queries: `${breakpoint.up('md')} { … }` from that width on, `down` below it. */
export const breakpoint = {
  up: (name: BreakpointName): string => `@media (min-width: ${breakpoints[name]}px)`,
  down: (name: BreakpointName): string => `@media (max-width: ${breakpoints[name] - 0.02}px)`,
} as const;

/** Media query of windows with room for the wide stage. */
export const roomyWindow = `@media (min-width: ${roomyFrom}px)`;

/** The same as `breakpoint`, and `between` one and another, measured on the nearest ancestor with `container-type`. */
export const containerBreakpoint = {
  up: (name: BreakpointName): string => `@container (min-width: ${breakpoints[name]}px)`,
  down: (name: BreakpointName): string => `@container (max-width: ${breakpoints[name] - 0.02}px)`,
  between: (from: BreakpointName, to: BreakpointName): string =>
    `@container (min-width: ${breakpoints[from]}px) and (max-width: ${breakpoints[to] - 0.02}px)`,
} as const;

/** A measure of the frame: `measure('appBar')` is `64px`. */
export function measure(name: keyof typeof layout): string {
  return `${layout[name]}px`;
}

/** A control's height: `controlHeight('medium')` is `40px`. */
export function controlHeight(name: ControlHeight): string {
  return `${controlHeights[name]}px`;
}

/** A place in the stacking order, for `z-index`. */
export function layer(name: keyof typeof layers): number {
  return layers[name];
}

/** A transition of the given properties, left out for people who ask for less motion. */
export function motion(
  duration: DurationName,
  properties: readonly MotionProperty[] = ['opacity', 'transform'],
  easing: keyof typeof easings = 'enter',
): string {
  const transitions = properties.map((property) => `${property} ${durations[duration]}ms ${easings[easing]}`);
  return `@media (prefers-reduced-motion: no-preference){transition:${transitions.join(',')};}`;
}

/** A CSS time for keyframe animations: `duration('fast')` is `120ms`. Keep the animation inside `allowsMotion`. */
export function duration(name: DurationName): string {
  return `${durations[name]}ms`;
}

/** A CSS time for animations that repeat while something is awaited. */
export function loop(name: keyof typeof loops): string {
  return `${loops[name]}ms`;
}

/** Media query around every keyframe animation. */
export const allowsMotion = '@media (prefers-reduced-motion: no-preference)';
