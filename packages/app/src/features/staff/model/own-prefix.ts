import { phoneCountries } from '@cardamom/api-types/phone-countries';

/** The prefix that phone numbers most likely have here: of the person who types, else of the browser's country. */
export function ownPrefix(known: string | undefined): string {
  if (known !== undefined) return known;
  const region = new Intl.Locale(navigator.language).maximize().region;
  return phoneCountries.find(({ id }) => id === region)?.prefix ?? '+1';
}
