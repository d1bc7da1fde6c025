import { isPlain, isSame, type Picture } from './image.ts';

/** What a run may do with the pictures it takes: `watch` compares and reports without failing the story. */
export const purposes = ['compare', 'watch', 'update'] as const;

/** One of `purposes`. */
export type Purpose = (typeof purposes)[number];

/** A picture as it was just taken, and what it is judged by. */
export interface Look {
  actual: Picture;
  /** The accepted picture, where there is one. */
  expected: Picture | undefined;
  /** The same picture at the look before. */
  before: Picture | undefined;
  hasLooksLeft: boolean;
  purpose: Purpose;
}

/** `same` as accepted, to be taken `again`, to be kept as `new`, `other` than accepted, or `blank` where there was something. */
export type Judgement = 'same' | 'again' | 'new' | 'other' | 'blank';

/**
 * Judges a picture. One that is not the expected one is asked for again, while there are looks left; where it may be another,
 * until it no longer changes. A starved browser may paint nothing, twice the same: so blank is believed at the last look
 * only, and never takes the place of a picture that shows something.
 */
export function judge({ actual, expected, before, hasLooksLeft, purpose }: Look): Judgement {
  if (expected && isSame(expected, actual)) return 'same';
  const isBlank = isPlain(actual);
  const mayBeAnother = !expected || purpose === 'update';
  const isSteady = mayBeAnother && !isBlank && before !== undefined && isSame(before, actual);
  if (hasLooksLeft && !isSteady) return 'again';
  if (purpose !== 'update') return 'other';
  return isBlank && expected ? 'blank' : 'new';
}
