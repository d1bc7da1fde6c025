import { currencyOf } from '@cardamom/api-types';

/** Whether amounts in one currency's minor units mean the same numbers in the other's (ISO 4217). */
export function hasSameDecimals(one: string, other: string): boolean {
  return currencyOf(one).digits === currencyOf(other).digits;
}
