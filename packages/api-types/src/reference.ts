import { currencyCodes } from './currencies.gen.ts';

export type CurrencyCode = (typeof currencyCodes)[number];

const known = new Set<string>(currencyCodes);

/** Whether the code is an ISO 4217 currency in use today. */
export function isCurrencyCode(code: string): code is CurrencyCode {
  return known.has(code);
}

/** Whether the runtime knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** All IANA time zones the runtime knows, in alphabetical order, `UTC` first. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
}
