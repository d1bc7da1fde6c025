/** Times of a screen, in ms. */
export const screenTimes = {
  /** How often a rotation looks at its time; the line of progress moves evenly in between. */
  beat: 1000,
  /** A page turns. */
  turn: 360,
  /** A board's page leaves, and then the next one arrives. */
  pageOut: 140,
  pageIn: 240,
  /** Words of a spotlight leave, and arrive last, while pictures cross-fade. */
  wordsOut: 120,
  wordsIn: 200,
  /** What changes while it is in view. */
  change: 240,
  /** One of three pulses by which a screen says which one it is. */
  pulse: 2000,
  /** How often what never turns moves to its next place, so that nothing burns in. */
  rest: 180_000,
} as const;

/** How many places the whole moves through against burn-in. */
export const shiftPlaces = 8;

/** A time of a screen in CSS. */
export function screenTime(name: keyof typeof screenTimes): string {
  return `${screenTimes[name]}ms`;
}

/** How long what arrives last waits, so that all is at rest when the turn is over. */
export function waitFor(name: 'pageIn' | 'wordsIn'): string {
  return `${screenTimes.turn - screenTimes[name]}ms`;
}
