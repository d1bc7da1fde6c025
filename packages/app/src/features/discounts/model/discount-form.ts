import { largestAmount, type Discount, type DiscountDraft, type DiscountType } from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import { numberOf, type Rule, type TypedNumber } from '#shared/form/index.ts';
import { nameRules } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';

/** What a discount takes off, as it is typed: each type keeps its own number while the other is looked at. */
interface ReductionValue {
  type: DiscountType;
  /** Minor units. */
  fixed: TypedNumber;
  /** 12.5 is 12.5 %. */
  percentage: TypedNumber;
}

/** What the discount form holds while it is typed into. */
interface DiscountValues {
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

/** The contract counts thousandths of a percent. */
const perPercent = 1000;

const amountOf = ({ type, fixed, percentage }: ReductionValue): Pick<Discount, 'type' | 'amount'> => ({
  type,
  amount: type === 'FIXED' ? (numberOf(fixed) ?? 0) : Math.round((numberOf(percentage) ?? 0) * perPercent),
});

/** The form of a discount. */
export const discountForm: FormModel<Discount, DiscountValues, DiscountDraft> = {
  newValues: {
    name: '',
    reduction: { type: 'PERCENTAGE', fixed: null, percentage: null },
    isActive: true,
  },
  rules: { name: nameRules, reduction: { rules: [reduction] } },
  pointers: { '/type': 'reduction', '/amount': 'reduction' },
  shows: { reduction: (value) => ['amount', amountOf(value)] },
  valuesOf: ({ name, type, amount, isActive }) => ({
    name,
    reduction: {
      type,
      fixed: type === 'FIXED' ? amount : null,
      percentage: type === 'FIXED' ? null : amount / perPercent,
    },
    isActive,
  }),
  draftOf: ({ name, reduction: value, isActive }) => ({ name: name.trim(), ...amountOf(value), isActive }),
};
