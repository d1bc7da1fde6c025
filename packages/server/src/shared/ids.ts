import { randomBytes, randomInt } from 'node:crypto';
import { UUID, uuidv7 } from 'uuidv7';
import { now } from './clock.ts';

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export function newId(): string {
  return uuidv7();
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * An id for a picture: UUIDv7 of the beginning of its day (UTC), with 48 random bits at its end and zeros before them. A guest page names
 * each of its pictures, and what their ids have in common costs it next to nothing. So these ids do not sort by time, and who makes one
 * asks whether there is such a picture already: of 100,000 made in a day, one in 56,000 days has two that are the same.
 */
export function newPictureId(): string {
  const moment = now();
  return UUID.fromFieldsV7(moment - (moment % dayMs), 0, randomInt(2 ** 16), randomInt(2 ** 32)).toString();
}

/** A secret for a cookie or a link: 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters and digits that are not mistaken for one another in print. */
const codeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const fromAlphabet = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code for `/q/{code}` (8 characters, 850 billion possibilities) or part of a URL. */
export function newShortCode(length = 8): string {
  return fromAlphabet(codeAlphabet, length);
}

/** What a remote control types and a wall shows: capitals, of which none is mistaken for a digit. */
const screenAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code for `/screen/{code}` (8 characters, a trillion possibilities). */
export const newScreenCode = (): string => fromAlphabet(screenAlphabet, 8);

/** What a television shows until somebody types it (6 characters, a billion possibilities). */
export const newPairingCode = (): string => fromAlphabet(screenAlphabet, 6);

/** Six random digits. */
export function newPin(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
