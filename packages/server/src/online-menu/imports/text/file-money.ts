import { isCurrencyCode } from '@cardamom/api-types';
import type { ImportNote, ImportReason } from '@cardamom/api-types';
import { decimalText, minorUnitsOf } from '#shared/money.ts';
import { done } from '../imported-menu.ts';

/**
 * Money of a file that says its own currency. Its numbers are taken over into the restaurant's currency as they
 * are, which is said once in the notes and never silently converted.
 */
export class FileMoney {
  readonly #currency: string;
  readonly #others = new Set<string>();

  constructor(currency: string) {
    this.#currency = currency;
  }

  /** The currency that a file names, the restaurant's where that is none; another one than the restaurant's is noted. */
  currencyOf(named: string): string {
    if (named === '' || named === this.#currency) return this.#currency;
    this.#others.add(named);
    return isCurrencyCode(named) ? named : this.#currency;
  }

  /** An amount in minor units of the file's currency, in those of the restaurant's; says what is wrong with it. */
  fromMinor(amount: number, named: string, wrong: ImportReason[]): number | null {
    if (!Number.isSafeInteger(amount)) return this.#refuse(String(amount), wrong);
    const currency = this.currencyOf(named);
    return currency === this.#currency
      ? amount
      : this.fromMajor(Number(decimalText(amount, currency)), named, wrong);
  }

  /** An amount in major units (11.5), as JSON writes money. */
  fromMajor(amount: number, named: string, wrong: ImportReason[]): number | null {
    this.currencyOf(named);
    const minorUnits = minorUnitsOf(amount, this.#currency);
    return minorUnits ?? this.#refuse(String(amount), wrong);
  }

  #refuse(amount: string, wrong: ImportReason[]): null {
    wrong.push({ field: 'Price', message: `${amount} has more decimals than ${this.#currency} has.` });
    return null;
  }

  notes(): ImportNote[] {
    return [...this.#others].map((name) =>
      done(
        `Prices in ${name}`,
        isCurrencyCode(name)
          ? `The file’s prices are in ${name}, this restaurant’s in ${this.#currency}. The numbers come in as they are: 9.95 ${name} becomes 9.95 ${this.#currency}. Cancel if that is not what you want.`
          : `“${name}” is no currency. The prices are read as ${this.#currency}.`,
      ),
    );
  }
}
