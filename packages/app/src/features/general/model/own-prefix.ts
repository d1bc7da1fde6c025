import { phoneCountries } from '@cardamom/api-types/phone-countries';

/** The prefix of the country whose language the browser speaks; a restaurant with a phone brings its own. */
export function ownPrefix(): string {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return phoneCountries.find(({ id }) => id === region)?.prefix ?? '+1';
}
