import { currencyCodes, timeZones } from '@cardamom/api-types';
import { onceAsked, type LateOptions } from '@cardamom/ui';

function byLabel(locale: string) {
  const { compare } = new Intl.Collator(locale);
  return (a: { label: string }, b: { label: string }) => compare(a.label, b.label);
}

/** Currencies by name, with code and symbol, in the order of their names. */
export function currencyOptions(locale: string): LateOptions {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const symbolOf = (currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const labelOf = (code: string) => {
    const symbol = symbolOf(code);
    const mark = symbol === code ? code : `${code}, ${symbol}`;
    return `${names.of(code) ?? code} (${mark})`;
  };
  const all = onceAsked(() =>
    currencyCodes.map((id) => ({ id, label: labelOf(id) })).toSorted(byLabel(locale)),
  );
  return { all, labelOf };
}

const zoneLabel = (name: string) => name.replaceAll('_', ' ');

/** All time zones; also one's own where a list leaves it out. To list them takes the browser longer than to draw a form. */
export function timeZoneOptions(own: string): LateOptions {
  const all = onceAsked(() => {
    const names = timeZones();
    return (names.includes(own) ? names : [own, ...names]).map((id) => ({ id, label: zoneLabel(id) }));
  });
  return { all, labelOf: zoneLabel };
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
export function languageOptions(locale: string, own: string): LateOptions {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const nameOf = (id: string) => names.of(id) ?? (id === own ? id : undefined);
  const labelOf = (id: string) => {
    const name = nameOf(id) ?? id;
    return name === id ? id : `${name} (${id})`;
  };
  const all = onceAsked(() => {
    const codes = alphabet.flatMap((one) => alphabet.map((other) => one + other)).filter(isCanonical);
    return [...new Set([...codes, ...variants, own])]
      .filter((id) => nameOf(id) !== undefined)
      .map((id) => ({ id, label: labelOf(id) }))
      .toSorted(byLabel(locale));
  });
  return { all, labelOf };
}
