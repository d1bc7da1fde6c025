import type {
  AllergenDeclaration,
  AvailabilityState,
  ImportFieldChange,
  ItemSizeDraft,
  ModifierOptionDraft,
} from '@cardamom/api-types';
import { decimalText } from '#shared/money.ts';
import { nameKey } from '#shared/text.ts';
import { allergenName, markName } from '../text/food-words.ts';
import type { Mark } from '@cardamom/api-types';

/** Gathers the fields in which the file and the menu differ, in words; a field the file does not have is no difference. */
export class Differences {
  readonly changes: ImportFieldChange[] = [];

  /** Compares what both are in words; returns whether they differ. */
  add(field: string, before: string, after: string | undefined): boolean {
    if (after === undefined || before === after) return false;
    this.changes.push({ field, before, after });
    return true;
  }
}

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const stateWords = { AVAILABLE: 'available', SOLD_OUT: 'sold out', HIDDEN: 'hidden' } as const;

export const stateInWords = (state: AvailabilityState): string => stateWords[state];

/** Names in words, where their order means nothing. */
export function asSet(names: readonly string[]): string {
  return [...new Set(names)].toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1)).join(', ');
}

export function marksInWords(marks: readonly Mark[]): string {
  return asSet(marks.map((mark) => markName(mark)));
}

export function allergensInWords({ isDeclared, contains, mayContain }: AllergenDeclaration): string {
  const parts = [
    contains.length > 0 ? `contains ${asSet(contains.map((allergen) => allergenName(allergen)))}` : '',
    mayContain.length > 0 ? `may contain ${asSet(mayContain.map((allergen) => allergenName(allergen)))}` : '',
  ].filter((part) => part !== '');
  const list = parts.length > 0 ? parts.join('; ') : 'free of all listed';
  if (isDeclared) return list;
  return parts.length > 0 ? `not declared (${list})` : 'not declared';
}

function priceInWords({ kind, price }: ItemSizeDraft, currency: string): string {
  if (kind === 'MARKET_PRICE') return 'market price';
  return price === null || price === undefined ? 'no price' : decimalText(price, currency);
}

export function sizesInWords(sizes: readonly ItemSizeDraft[], currency: string): string {
  return sizes.map((size) => [size.name ?? '', priceInWords(size, currency)].join(' ').trim()).join(' · ');
}

export function optionsInWords(options: readonly ModifierOptionDraft[], currency: string): string {
  return options
    .map((option) => {
      const delta = option.priceDelta ?? 0;
      const calories = option.caloriesDelta ?? null;
      return [
        option.name,
        delta === 0 ? '' : `${delta > 0 ? '+' : ''}${decimalText(delta, currency)}`,
        calories === null ? '' : `${calories} kcal`,
        option.isDefault ? '(default)' : '',
        option.allergens === undefined || allergensInWords(option.allergens) === 'not declared'
          ? ''
          : `[${allergensInWords(option.allergens)}]`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    })
    .join(' · ');
}
