import type { TypedNumber } from '../Field/useTypedNumber.ts';

/** Reads a whole number as people type it ("1 250", "1,250", "-3"); separators only where they group by three. */
export function parseWholeNumber(text: string): TypedNumber<'notWhole'> {
  const plain = text
    .normalize('NFKC')
    .replace(/\s/gu, '')
    .replace(/^\u2212/u, '-');
  if (plain === '') return { kind: 'empty' };
  const number = Number(plain.replace(/[.,'\u2019]/gu, ''));
  const isWhole = /^-?(?:\d+|\d{1,3}(?:[.,'\u2019]\d{3})+)$/u.test(plain) && Number.isSafeInteger(number);
  return isWhole ? { kind: 'number', number } : { kind: 'invalid', problem: 'notWhole' };
}
