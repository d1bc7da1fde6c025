import { withLatinDigits } from '../../money/readDecimal.ts';
import type { PhoneValue } from '../PhoneNumber/phoneValue.ts';

const punctuation = /[\s().\-/\u00AD\u200E\u200F\u2010-\u2015\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Reads a phone number as people type or paste it. A number that begins with "+" or "00" brings its own prefix, the
 * longest known one that fits. Returns null where it holds anything but digits, or an unknown prefix.
 */
export function readPhone(text: string, prefix: string, knownPrefixes: readonly string[]): PhoneValue | null {
  const plain = withLatinDigits(text).replace(punctuation, '');
  const international = /^(?:\+|00)(?<digits>\d*)$/u.exec(plain)?.groups?.['digits'];
  if (international === undefined) return /^\d*$/u.test(plain) ? { prefix, number: plain } : null;
  const own = knownPrefixes
    .filter((known) => `+${international}`.startsWith(known))
    .toSorted((one, other) => other.length - one.length)[0];
  return own === undefined ? null : { prefix: own, number: `+${international}`.slice(own.length) };
}
