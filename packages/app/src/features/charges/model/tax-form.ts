import type { PriceTreatment, PublicTax, Tax, TaxDraft } from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import { isUnread, numberOf, type Rule, type TypedNumber } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';

/** What the tax form holds while it is typed into; 10 is 10 %. */
export interface TaxValues {
  name: string;
  rate: TypedNumber;
  treatment: PriceTreatment;
  isActive: boolean;
}

/** The contract counts thousandths of a percent. */
export const perPercent = 1000;

/** A percentage from 0 to 100. */
export const percentRule: Rule<TypedNumber> = (value) =>
  isUnread(value) || numberOf(value) === null ? message('tax:rule.rate') : null;

/** What is sent for the form's content, which its rules have passed. */
function taxDraftOf({ name, rate, treatment, isActive }: TaxValues): TaxDraft {
  return {
    name: name.trim(),
    rate: Math.round((numberOf(rate) ?? 0) * perPercent),
    treatment,
    isActive,
  };
}

/** The form of a tax. */
export const taxForm: FormModel<Tax, TaxValues, TaxDraft> = {
  newValues: { name: 'VAT', rate: null, treatment: 'INCLUDED', isActive: true },
  rules: { name: nameRules, rate: { rules: [percentRule] } },
  valuesOf: ({ name, rate, treatment, isActive }) => ({
    name,
    rate: rate / perPercent,
    treatment,
    isActive,
  }),
  draftOf: taxDraftOf,
};

/** The tax as guests would read of it; null while nothing of it can be said. */
export function toldTax(values: TaxValues): PublicTax | null {
  if (!values.isActive || numberOf(values.rate) === null || values.name.trim() === '') return null;
  const { name, rate, treatment } = taxDraftOf(values);
  return { name, rate, treatment };
}
