import { plainNumberText, readDecimal } from '../../money/readDecimal.ts';
import type { TypedValue } from '../Field/useTypedValue.ts';

/** Why typed text is not a percentage. */
export const percentProblems = ['notANumber', 'outOfRange', 'tooManyDecimals'] as const;

/** One of `percentProblems`. */
export type PercentProblem = (typeof percentProblems)[number];

/** Digits after the decimal separator: the finest tax rates in force have three (New York City, 8.875 %). */
export const percentDecimals = 3;

/** Reads a percentage from 0 to 100 as people type it ("12,5", "12.5 %", "١٢٫٥"). */
export function parsePercent(text: string, locale: string): TypedValue<number, PercentProblem> {
  const plain = plainNumberText(text).replace(/[%\u066A]/u, '');
  if (plain === '') return { kind: 'empty' };
  const read = readDecimal(plain, locale);
  if (read === null) return { kind: 'invalid', problem: 'notANumber' };
  const value = Number(`${read.whole}.${read.fraction}`);
  if (read.isNegative || value > 100) return { kind: 'invalid', problem: 'outOfRange' };
  if (read.fraction.length > percentDecimals) return { kind: 'invalid', problem: 'tooManyDecimals' };
  return { kind: 'value', value };
}

/** Writes a percentage for a field: the locale's digits and separator, no sign. */
export function formatPercentInput(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: percentDecimals }).format(value);
}

/** Returns the percent sign of a locale and the side of the number on which it is written. */
export function percentAffix(locale: string): { sign: string; side: 'prefix' | 'suffix' } {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0);
  const signAt = parts.findIndex((part) => part.type === 'percentSign');
  const numberAt = parts.findIndex((part) => part.type === 'integer');
  return { sign: parts[signAt]?.value ?? '%', side: signAt < numberAt ? 'prefix' : 'suffix' };
}
