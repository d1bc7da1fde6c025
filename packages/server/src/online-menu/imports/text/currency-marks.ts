import { isCurrencyCode } from '@cardamom/api-types';

/** Where a mark that several currencies share is written. */
const dollars =
  'AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD NAD NZD SBD SGD SRD TTD TWD USD XCD ARS CLP COP MXN UYU';
const pounds = 'GBP EGP FKP GIP LBP SHP SSP SYP SDG';
const crowns = 'SEK NOK DKK ISK';

/** How menus mark the currencies of their prices, beside their codes and their own signs (Unicode CLDR). */
const currenciesByMark: Readonly<Record<string, string>> = {
  '€ euro euros ευρώ ευρω': 'EUR',
  '£ pound pounds': pounds,
  '$ dollar dollars': dollars,
  'us$ usd$': 'USD',
  'a$ au$': 'AUD',
  'c$ ca$': 'CAD NIO',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  nt$: 'TWD',
  mx$: 'MXN',
  'r$ real reais': 'BRL',
  'fr sfr franken': 'CHF',
  'kr kr- krona kronor kroner krónur': crowns,
  skr: 'SEK',
  nkr: 'NOK',
  dkr: 'DKK',
  'kč kc': 'CZK',
  'zł zl złotych': 'PLN',
  'ft forint': 'HUF',
  'lei leu ron': 'RON MDL',
  'din дин': 'RSD',
  '₽ руб рублей р': 'RUB',
  '₴ грн': 'UAH',
  '₾ ლარი': 'GEL',
  '₺ tl': 'TRY',
  '₪ nis שח ש״ח': 'ILS',
  'دإ درهم dhs dh': 'AED MAD',
  'رس sr': 'SAR',
  'رق qr': 'QAR',
  '﷼ ريال ریال riyal': 'SAR QAR OMR YER IRR',
  'دك kd': 'KWD',
  'دب bd': 'BHD',
  'رع ro': 'OMR',
  'دأ jd': 'JOD',
  دينار: 'KWD BHD JOD IQD TND DZD LYD',
  'دت dt': 'TND',
  دم: 'MAD',
  'لل ll ليرة': 'LBP',
  'جم le جنيه': 'EGP',
  '₹ रु rupees': 'INR',
  'rs re': 'INR PKR LKR NPR MUR SCR',
  '৳ tk': 'BDT',
  '¥ 円 yen': 'JPY CNY',
  '元 rmb': 'CNY',
  '₩ 원': 'KRW',
  '฿ บาท baht': 'THB',
  '₫ đ dong đồng': 'VND',
  rp: 'IDR',
  rm: 'MYR',
  '₱ pesos peso': 'PHP MXN ARS CLP COP UYU DOP CUP',
  'r rand': 'ZAR',
  's/': 'PEN',
  '₦': 'NGN',
  '₵': 'GHS',
  ksh: 'KES',
};

const byMark = new Map(
  Object.entries(currenciesByMark).flatMap(([marks, currencies]) =>
    marks.split(' ').map((mark) => [mark, new Set(currencies.split(' '))] as const),
  ),
);

/** "L.L.", "Kr." and "د.إ" are the same with and without their dots. */
function keyOf(mark: string): string {
  return mark.toLowerCase().replaceAll('.', '');
}

const ownMarks = new Map<string, string>();

/** The currency's own shortest sign ("R$", "kr"), made once: formats are slow to make. */
function ownMark(currency: string): string {
  const known = ownMarks.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  ownMarks.set(currency, keyOf(sign));
  return keyOf(sign);
}

/** Whether a mark beside a price is of this currency (empty is of each), of another one, or no currency's. */
export function markOf(mark: string, currency: string): 'own' | 'other' | 'none' {
  const key = keyOf(mark);
  if (key === '' || key === currency.toLowerCase() || key === ownMark(currency)) return 'own';
  const currencies = byMark.get(key);
  if (currencies !== undefined) return currencies.has(currency) ? 'own' : 'other';
  return isCurrencyCode(key.toUpperCase()) ? 'other' : 'none';
}
