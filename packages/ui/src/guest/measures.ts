import { breakpoints, type BreakpointName } from '../theme/layout.ts';

/** Height of the category bar: a 44 px target, its room and the hairline, 53 px; what a link leads to stops below it. Larger letters make it higher. */
export const barHeight = '3.3125rem';

/** The page, or the phone that a preview draws, has so much room for its letters: whoever reads them twice as large gets the page of half the width. */
export const pageBreakpoint = {
  up: (name: BreakpointName): string => `@container (min-width: ${breakpoints[name] / 16}rem)`,
} as const;

/** So narrow for its letters that a name and what it costs stand below each other: text at 200 % on a phone. */
export const crowdedPage = '@container (max-width: 15rem)';
