import {
  currencyOf,
  isCurrentCurrency,
  isTimeZone,
  type FieldError,
  type OpeningHours,
  type RestaurantPatch,
} from '@cardamom/api-types';
import { fieldError } from '../../shared/problem.ts';

/** The tag as it is written (`PT-pt` is `pt-PT`); null for one that names no language. */
export function canonicalLanguage(tag: string): string | null {
  try {
    const canonical = new Intl.Locale(tag).toString();
    const isKnown =
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(canonical) !== undefined;
    return isKnown ? canonical : null;
  } catch {
    return null;
  }
}

/** A day that stands twice among the exceptions. */
function hoursErrors({ exceptions }: OpeningHours): FieldError[] {
  const seen = new Set<string>();
  return exceptions.flatMap(({ date }, index) => {
    const isTwice = seen.has(date);
    seen.add(date);
    return isTwice ? [fieldError(`/openingHours/exceptions/${index}/date`, 'CM_CHOICE')] : [];
  });
}

/** Whether amounts in one currency's minor units mean the same numbers in the other's. */
const hasSameDecimals = (one: string, other: string) => currencyOf(one).digits === currencyOf(other).digits;

function currencyErrors(to: string, { defaultCurrency: from, hasPrices }: CurrencyNow): FieldError[] {
  if (to === from) return [];
  if (!isCurrentCurrency(to)) return [fieldError('/defaultCurrency', 'CM_CHOICE')];
  return hasPrices && !hasSameDecimals(from, to) ? [fieldError('/defaultCurrency', 'CM_CURRENCY')] : [];
}

type CurrencyNow = { readonly defaultCurrency: string; readonly hasPrices: boolean };

/** Which of the fields that are written are wrong, all at once. */
export function restaurantErrors(patch: RestaurantPatch, now: CurrencyNow): FieldError[] {
  const { timeZone, defaultLanguage, defaultCurrency, openingHours } = patch;
  return [
    ...(timeZone !== undefined && !isTimeZone(timeZone) ? [fieldError('/timeZone', 'CM_CHOICE')] : []),
    ...(defaultLanguage !== undefined && canonicalLanguage(defaultLanguage) === null
      ? [fieldError('/defaultLanguage', 'CM_CHOICE')]
      : []),
    ...(defaultCurrency === undefined ? [] : currencyErrors(defaultCurrency, now)),
    ...(openingHours === undefined ? [] : hoursErrors(openingHours)),
  ];
}
