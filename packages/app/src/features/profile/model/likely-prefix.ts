import { phoneCountries } from '@cardamom/api-types/phone-countries';

/** The prefix of the country that a browser's language most likely belongs to; `+1` where nothing is known. */
export function likelyPrefix(language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize();
  return phoneCountries.find(({ id }) => id === region)?.prefix ?? '+1';
}
