import type { Discount } from '@cardamom/api-types';
import { formatMoney, type Currency } from '@cardamom/ui';

const locale = 'en-GB';
/** Thousandths of a percent in a whole. */
const whole = 100_000;
const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });

/** What a discount takes off: "€5.00" or "12.5%". */
export function reductionInWords(
  { type, amount }: Pick<Discount, 'type' | 'amount'>,
  currency: Currency,
): string {
  return type === 'FIXED' ? formatMoney(amount, currency, locale) : percentFormat.format(amount / whole);
}
