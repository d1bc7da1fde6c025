import { randomBytes, randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export function newId(): string {
  return uuidv7();
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
