import { largestAmount, type Discount, type DiscountDraft, type DiscountType } from '@cardamom/api-types';
import type { ShownFields } from '#shared/conflict/index.ts';
import { numberOf, type FormRules, type Rule, type TypedNumber } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';

/** What a discount takes off, as it is typed: each type keeps its own number while the other is looked at. */
export interface ReductionValue {
  type: DiscountType;
  /** Minor units. */
  fixed: TypedNumber;
  /** 12.5 is 12.5 %. */
  percentage: TypedNumber;
}

/** What the discount form holds while it is typed into. */
export interface DiscountValues {
  name: string;
  reduction: ReductionValue;
  isActive: boolean;
}

const reduction: Rule<ReductionValue> = (value) => {
  const [fixed, percentage] = [numberOf(value.fixed), numberOf(value.percentage)];
  if (value.type === 'PERCENTAGE')
    return percentage === null || percentage <= 0 ? message('discounts:rule.percentage') : null;
  if (fixed === null || fixed <= 0) return message('discounts:rule.amount');
  return fixed > largestAmount ? message('discounts:rule.amountTooLarge') : null;
};

export const discountRules: FormRules<DiscountValues> = {
  name: nameRules,
  reduction: { rules: [reduction] },
};

/** The contract counts thousandths of a percent. */
const perPercent = 1000;

const amountOf = ({ type, fixed, percentage }: ReductionValue): Pick<Discount, 'type' | 'amount'> => ({
  type,
  amount: type === 'FIXED' ? (numberOf(fixed) ?? 0) : Math.round((numberOf(percentage) ?? 0) * perPercent),
});

/** The form's reduction as the discount itself has it, to show two versions beside each other. */
export const shownDiscountFields: ShownFields<DiscountValues> = {
  reduction: (value) => ['amount', amountOf(value)],
};

/** An empty form. */
export const newDiscountValues: DiscountValues = {
  name: '',
  reduction: { type: 'PERCENTAGE', fixed: null, percentage: null },
  isActive: true,
};

/** The form for a discount as it was loaded. */
export function discountValuesOf({ name, type, amount, isActive }: Discount): DiscountValues {
  const isFixed = type === 'FIXED';
  return {
    name,
    reduction: {
      type,
      fixed: isFixed ? amount : null,
      percentage: isFixed ? null : amount / perPercent,
    },
    isActive,
  };
}

/** What is sent for the form's content, which its rules have passed. */
export function discountDraftOf({ name, reduction: value, isActive }: DiscountValues): DiscountDraft {
  return { name: name.trim(), ...amountOf(value), isActive };
}
