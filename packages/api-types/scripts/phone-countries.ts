/** The prefixes of phone numbers by country (ITU-T E.164), from the metadata of libphonenumber. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/** What goes into `phone-countries.gen.ts`, by the country's code. */
export const phonePrefixes = Object.fromEntries(
  getCountries()
    // Ascension and Tristan da Cunha have no name in every browser.
    .filter((country) => country !== 'AC' && country !== 'TA')
    .toSorted()
    .map((country) => [country, `+${getCountryCallingCode(country)}`]),
);
