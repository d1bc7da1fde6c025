import { largestAmount } from '@cardamom/api-types';
import type { Currency } from '@cardamom/ui';

/** How every price is moved. */
export type PriceMove =
  /** By hundredths of a percent: 500 is +5 %, -1250 is −12.5 %. */
  | { kind: 'PERCENT'; hundredths: number }
  /** By minor units. */
  | { kind: 'AMOUNT'; minorUnits: number };

/** Which way a price goes that lies between two steps. */
export const roundingModes = ['NEAREST', 'UP', 'DOWN'] as const;

/** One of `roundingModes`. */
export type RoundingMode = (typeof roundingModes)[number];

/** Where prices may lie: on multiples of so many minor units, 1 for any. */
export interface Rounding {
  step: number;
  mode: RoundingMode;
}

const highest = BigInt(largestAmount);

/** Rounds a fraction of whole numbers to a multiple of the step; halves go up. */
function roundedTo(step: bigint, mode: RoundingMode, numerator: bigint, denominator: bigint): bigint {
  const unit = step * denominator;
  const below = numerator / unit;
  const rest = numerator % unit;
  if (rest === 0n) return below * step;
  const goesUp = mode === 'UP' || (mode === 'NEAREST' && 2n * rest >= unit);
  return (goesUp ? below + 1n : below) * step;
}

/** The price after a move, exact to the minor unit, never below 0. */
export function changedPrice(price: number, move: PriceMove, { step, mode }: Rounding): number {
  const [numerator, denominator] =
    move.kind === 'PERCENT'
      ? [BigInt(price) * BigInt(10_000 + move.hundredths), 10_000n]
      : [BigInt(price) + BigInt(move.minorUnits), 1n];
  if (numerator <= 0n) return 0;
  const rounded = roundedTo(BigInt(step), mode, numerator, denominator);
  return Number(rounded > highest ? highest : rounded);
}

/** The steps that make sense in a currency, in minor units: EUR 0.01 to 1.00, JPY and HUF whole ones from 1 to 100. */
export function roundingSteps({ digits, isWrittenWhole }: Currency): number[] {
  const unit = 10 ** digits;
  if (isWrittenWhole) return [1, 5, 10, 50, 100].map((whole) => whole * unit);
  return [1, unit / 20, unit / 10, unit / 4, unit / 2, unit].filter(
    (step, index, steps) => Number.isInteger(step) && steps.indexOf(step) === index,
  );
}

/** Reads "5", "-12,5" or "+2.25 %" into hundredths of a percent; null for anything else, and below −100 %. */
export function readPercent(text: string): number | null {
  const match = /^([+\-−]?)(\d{1,4})(?:[.,](\d{1,2}))?$/u.exec(text.replaceAll(/[\s%]/gu, ''));
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  const hundredths = sign === '' || sign === '+' ? size : -size;
  return hundredths < -10_000 ? null : hundredths;
}
