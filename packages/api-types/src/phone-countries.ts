import { callingCodes } from './phone-countries.gen.ts';

/** A country and the prefix its numbers are dialled with; the name comes from `Intl.DisplayNames`. */
export interface PhoneCountryPrefix {
  /** ISO 3166-1, two letters. */
  id: string;
  /** "+351". */
  prefix: string;
}

/** Every country with a prefix of its own or a shared one. */
export const phoneCountries: readonly PhoneCountryPrefix[] = callingCodes.split(' ').map((entry) => ({
  id: entry.slice(0, 2),
  prefix: `+${entry.slice(2)}`,
}));
