/**
 * Parameters of every story of a whole screen. react-aria's live region is left out of axe: it keeps what a pending
 * button announced for 7 s, also when the button that names it has gone.
 */
export const screenParameters = {
  layout: 'fullscreen',
  a11y: { context: { exclude: ['[data-live-announcer]'] } },
} as const;
