import { plainNumberText } from '../../money/readDecimal.ts';
import type { TypedValue } from '../Field/useTypedValue.ts';

/** Reads a whole number as people type it ("1 250", "1,250", "-3"); separators only where they group by three. */
export function parseWholeNumber(text: string): TypedValue<number, 'notWhole'> {
  const plain = plainNumberText(text).replace(/^\u2212/u, '-');
  if (plain === '') return { kind: 'empty' };
  const value = Number(plain.replace(/[.,]/gu, ''));
  const isWhole = /^-?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/u.test(plain) && Number.isSafeInteger(value);
  return isWhole ? { kind: 'value', value } : { kind: 'invalid', problem: 'notWhole' };
}
