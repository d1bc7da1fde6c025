import { phonePrefixes } from './phone-countries.gen.ts';

/** A country whose prefix a phone number can begin with: its ISO 3166-1 code, and `+351`. */
export type PhoneCountry = { readonly id: string; readonly prefix: string };

/** Every country with its prefix; several share one. */
export const phoneCountries: readonly PhoneCountry[] = Object.entries(phonePrefixes).map(([id, prefix]) => ({
  id,
  prefix,
}));

/** The prefix of the country that a browser's language most likely belongs to; `+1` where nothing is known. */
export function likelyPhonePrefix(language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize();
  return phoneCountries.find(({ id }) => id === region)?.prefix ?? '+1';
}
