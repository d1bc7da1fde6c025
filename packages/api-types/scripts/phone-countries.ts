/** The countries with the prefixes of their phone numbers, from Google's libphonenumber, which follows ITU-T E.164. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** What goes into `phone-countries.gen.ts`: ISO 3166-1 codes of two letters, and calling codes without their "+". */
export const phoneCountryTable = getCountries()
  .map((id) => [id, getCountryCallingCode(id)] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
