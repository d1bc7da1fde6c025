/**
 * By how much minor units have grown since they are those of ISO 4217. Before, a currency had the digits that Node's
 * `Intl` gave it (Unicode CLDR 48): none for these, of which ISO 4217 gives two, or three.
 */
const growth: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AFN: 100,
    ALL: 100,
    COP: 100,
    HUF: 100,
    IDR: 100,
    IQD: 1000,
    IRR: 100,
    KPW: 100,
    LAK: 100,
    LBP: 100,
    MGA: 100,
    MMK: 100,
    PKR: 100,
    SOS: 100,
    SYP: 100,
    YER: 100,
  }),
);

/** The currencies whose minor units have grown. */
export const grownCurrencies: readonly string[] = [...growth.keys()];

/** What an amount in the minor units of before is multiplied with to be one of today's; 1 for most currencies. */
export function growthOf(currency: string): number {
  return growth.get(currency) ?? 1;
}
