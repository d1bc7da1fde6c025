/**
 * The currencies of ISO 4217 with the digits of their minor units. Never the digits that `Intl` knows: those are
 * Unicode CLDR's, which tell how prices are usually written, differ between versions, and give HUF, IDR and IQD none.
 */
import { data, publishDate } from 'currency-codes';

/** What the standard's maintenance agency changed after the list that the package carries (six-group.com, ISO 4217). */
const amendments = {
  until: '2026-01-01',
  /** Amendment 176, on 2025-03-31. */
  added: { XCG: 2 },
  /** Amendments 176 (ANG, 2025-03-31), 178 (CUC, out of circulation since 2021-06) and 180 (BGN, 2026-01-01). */
  withdrawn: { ANG: 2, BGN: 2, CUC: 2 },
};

/** Codes that begin with X are metals, funds and tests, except where a monetary union or two countries print them. */
const unions = new Set(['XAF', 'XCD', 'XCG', 'XOF', 'XPF']);
const funds = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']);

/**
 * Currencies whose prices people write without minor units although ISO 4217 has them: those to which Unicode CLDR
 * 48 gives no digits, and RSD, to which other releases give none either.
 */
const writtenWhole = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SOS SYP YER'.split(' ');

const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(data.map((entry) => [entry.code, entry.digits])),
  ...amendments.added,
  ...amendments.withdrawn,
};

const isSpendable = (code: string) => (!code.startsWith('X') || unions.has(code)) && !funds.has(code);
const isWithdrawn = (code: string) => code in amendments.withdrawn;
const spendable = Object.keys(digits).filter(isSpendable).toSorted();

/** What goes into `currencies.gen.ts`. */
export const currencyTable = {
  source: `ISO 4217: the list of ${publishDate} with its amendments until ${amendments.until}`,
  current: spendable.filter((code) => !isWithdrawn(code)),
  historic: spendable.filter(isWithdrawn),
  /** Without those that have two. */
  digits: Object.fromEntries(
    spendable.flatMap((code) => (digits[code] === 2 ? [] : [[code, digits[code]] as const])),
  ),
  writtenWhole,
};
