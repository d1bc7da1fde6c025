import { currencyOf, type PublicServiceCharge, type PublicTax } from '@cardamom/api-types';
import { moneyFormat } from '@cardamom/ui/money';

/** Thousandths of a percent in a whole. */
const whole = 100_000;

/** What is said of one of them: "10% VAT", "a service charge of 5% for the team". */
interface Part {
  text: string;
  isIncluded: boolean;
}

/** A share in thousandths of a percent, as readers of the language write it: "12.5%". */
function percentInWords(rate: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(rate / whole);
}

function taxPart({ name, rate, treatment }: PublicTax, language: string): Part {
  return { text: `${percentInWords(rate, language)} ${name}`, isIncluded: treatment === 'INCLUDED' };
}

function amountOf({ type, rate }: PublicServiceCharge, currency: string, language: string): string {
  return type === 'FIXED'
    ? moneyFormat(currencyOf(currency), language)(rate)
    : percentInWords(rate, language);
}

function chargePart(charge: PublicServiceCharge, currency: string, language: string): Part {
  const { treatment, purpose } = charge;
  const amount = amountOf(charge, currency, language);
  const reason = purpose.trim() === '' ? '' : ` for ${purpose.trim()}`;
  return { text: `a service charge of ${amount}${reason}`, isIncluded: treatment === 'INCLUDED' };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What guests read of tax and service charge below the prices: "Prices include 10% VAT. A service charge of 5% for the team is
 * added." Empty where there is neither.
 */
export function chargesInWords(
  { tax, serviceCharge }: { tax: PublicTax | null; serviceCharge: PublicServiceCharge | null },
  { currency, language }: { currency: string; language: string },
): string {
  const parts = [
    ...(tax ? [taxPart(tax, language)] : []),
    ...(serviceCharge ? [chargePart(serviceCharge, currency, language)] : []),
  ];
  const included = parts.filter(({ isIncluded }) => isIncluded).map(({ text }) => text);
  const added = parts.filter(({ isIncluded }) => !isIncluded).map(({ text }) => text);
  return [
    ...(included.length > 0 ? [`Prices include ${included.join(' and ')}.`] : []),
    ...(added.length > 0
      ? [capitalized(`${added.join(' and ')} ${added.length > 1 ? 'are' : 'is'} added to the bill.`)]
      : []),
  ].join(' ');
}

/**
 * The same in a few words, for where there is one short line: "10% VAT included · 5% service is added". The restaurant's own short line
 * on its service charge comes first, where it wrote one. Empty where there is neither.
 */
export function chargesInShort(
  { tax, serviceCharge }: { tax: PublicTax | null; serviceCharge: PublicServiceCharge | null },
  { currency, language }: { currency: string; language: string },
): string {
  const parts: string[] = [];
  const tell = (text: string, { treatment }: { treatment: PublicTax['treatment'] }) =>
    parts.push(`${text} ${treatment === 'INCLUDED' ? 'included' : 'is added'}`);
  if (tax) tell(taxPart(tax, language).text, tax);
  if (serviceCharge) {
    const shortLine = serviceCharge.shortLine.trim();
    if (shortLine === '') tell(`${amountOf(serviceCharge, currency, language)} service`, serviceCharge);
    else parts.push(shortLine);
  }
  return parts.join(' · ');
}
