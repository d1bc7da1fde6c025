const euroRegions = 'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME XK'.split(
  ' ',
);

const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euroRegions.map((region) => [region, 'EUR'])),
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  GE: 'GEL',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
  LI: 'CHF',
  MA: 'MAD',
  MX: 'MXN',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  PE: 'PEN',
  PH: 'PHP',
  PL: 'PLN',
  RO: 'RON',
  RS: 'RSD',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  US: 'USD',
  VN: 'VND',
  ZA: 'ZAR',
};

/** Not every browser tells the time zones of a region yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): readonly string[] | undefined;
}

function lies(timeZone: string, region: string): boolean {
  const locale: LocaleWithZones = new Intl.Locale('und', { region });
  return locale.getTimeZones?.()?.includes(timeZone) ?? false;
}

/**
 * The currency people most likely trade in where this time zone is, such as `Europe/Lisbon`: many have their browser in
 * another country's English. By the language's region where the zone tells nothing, and else the euro.
 */
export function likelyCurrency(language: string, timeZone: string): string {
  const spoken = new Intl.Locale(language).maximize().region ?? '';
  const region = [spoken, ...Object.keys(currencies)].find((one) => one !== '' && lies(timeZone, one));
  return currencies[region ?? spoken] ?? 'EUR';
}
