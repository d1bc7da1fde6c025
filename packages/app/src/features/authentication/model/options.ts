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
