import { currencyCodes, timeZones } from '@cardamom/api-types';

/** Currencies by name, with code and symbol, in the order of their names. */
export function currencyOptions(locale: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const symbolOf = (currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return currencyCodes
    .map((code) => {
      const symbol = symbolOf(code);
      const mark = symbol === code ? code : `${code}, ${symbol}`;
      return { id: code, label: `${names.of(code) ?? code} (${mark})` };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

/** All time zones; also the device's own where a list leaves it out. */
export function timeZoneOptions(own: string): { id: string; label: string }[] {
  const all = timeZones();
  const names = all.includes(own) ? all : [own, ...all];
  return names.map((name) => ({ id: name, label: name.replaceAll('_', ' ') }));
}

/** Written otherwise in one country than in another, or in another script: beside the language alone these can be chosen. */
const variants = [
  'de-AT',
  'de-CH',
  'en-GB',
  'en-US',
  'es-419',
  'es-MX',
  'fr-CA',
  'fr-CH',
  'pt-BR',
  'pt-PT',
  'sr-Latn',
  'zh-Hans',
  'zh-Hant',
];

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const isCanonical = (tag: string) => Intl.getCanonicalLocales(tag)[0] === tag;

/** Languages by name, those of two letters and some as one country writes them; also the restaurant's own (a BCP 47 tag). */
export function languageOptions(locale: string, own: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const codes = alphabet.flatMap((one) => alphabet.map((other) => one + other)).filter(isCanonical);
  return [...new Set([...codes, ...variants, own])]
    .flatMap((id) => {
      const name = names.of(id) ?? (id === own ? id : undefined);
      return name === undefined ? [] : [{ id, label: name === id ? id : `${name} (${id})` }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
