import { breakpoints } from './layout.ts';
import { breakpoint, font, token } from './tokens.ts';

/** The focus ring: 2 px with a 2 px gap; put it inside the `&[data-focus-visible]` block of a component. */
export const focusRing = `outline:2px solid ${token('color.focusRing')};outline-offset:2px;`;

/** The focus ring drawn inside the edge, for rows and items that would clip an outer one. */
export const focusRingInset = `outline:2px solid ${token('color.focusRing')};outline-offset:-2px;`;

/** Seen by screen readers only. */
export const visuallyHidden =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;';

/** One line, cut with an ellipsis. */
export const truncate = 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap;';

/** Media query of touch screens, where targets grow to 44 px. */
export const coarsePointer = '@media (pointer: coarse)';

/**
 * Running text and what stands in fields: 14 px where a mouse points and there is room; 16 px on phones and touch
 * screens, where Safari zooms in on a field with less.
 */
export const bodyText = `${font('small')}${coarsePointer}{${font('body')}}${breakpoint.down('sm')}{${font('body')}}`;

/**
 * Media query of a phone on which a page's title and its actions have room in the app bar; in em, so that whoever reads larger
 * letters gets them in the flow of the page.
 */
export const titleInAppBar = `@media (min-width: 22.5em) and (max-width: ${breakpoints.sm - 0.02}px)`;

/** Media query of forced colours (Windows high contrast), where fills vanish and edges must be drawn. */
export const forcedColors = '@media (forced-colors: active)';
