import {
  largestAmount,
  type ChargeType,
  type PriceTreatment,
  type PublicServiceCharge,
  type ServiceCharge,
  type ServiceChargePatch,
} from '@cardamom/api-types';
import type { FormModel } from '#shared/entity-page/index.ts';
import type { Rule } from '#shared/form/index.ts';
import { storableText, textLength } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';
import { perPercent } from './tax-form.ts';

/** How long the texts may be. */
export const longest = { purpose: 200, shortLine: 40 } as const;

/** How much is asked for, as it is typed: each type keeps its own number while the other is looked at. */
export interface RateValue {
  type: ChargeType;
  /** Minor units; null while nothing, or nothing readable, is typed. */
  fixed: number | null;
  /** 5 is 5 %; null while nothing, or nothing readable, is typed. */
  percentage: number | null;
  /** The text of a number that cannot be read, of the type that is looked at; null where it can. */
  unread: string | null;
}

/** What the form of the service charge holds while it is typed into. */
export interface ChargeValues {
  rate: RateValue;
  treatment: PriceTreatment;
  purpose: string;
  shortLine: string;
  isActive: boolean;
}

const typed = ({ type, fixed, percentage }: RateValue) => (type === 'FIXED' ? fixed : percentage);

const rateRule: Rule<RateValue> = (value) => {
  const number = typed(value);
  if (value.type === 'PERCENTAGE') return number === null ? message('serviceCharge:rule.rate') : null;
  if (number === null) return message('serviceCharge:rule.amount');
  return number > largestAmount ? message('serviceCharge:rule.amountTooLarge') : null;
};

const rateOf = (value: RateValue): Pick<ServiceCharge, 'type' | 'rate'> => ({
  type: value.type,
  rate: (value.type === 'FIXED' ? value.fixed : Math.round((value.percentage ?? 0) * perPercent)) ?? 0,
});

/** The form for the service charge as it was loaded. */
function chargeValuesOf(charge: ServiceCharge): ChargeValues {
  const isFixed = charge.type === 'FIXED';
  return {
    rate: {
      type: charge.type,
      fixed: isFixed ? charge.rate : null,
      percentage: isFixed ? null : charge.rate / perPercent,
      unread: null,
    },
    treatment: charge.treatment,
    purpose: charge.purpose,
    shortLine: charge.shortLine,
    isActive: charge.isActive,
  };
}

/** What is sent for the form's content, which its rules have passed. */
function chargePatchOf({ rate, treatment, purpose, shortLine, isActive }: ChargeValues) {
  return {
    ...rateOf(rate),
    treatment,
    purpose: purpose.trim(),
    shortLine: shortLine.trim(),
    isActive,
  } satisfies ServiceChargePatch;
}

/** The form of the service charge, which a restaurant always has: nothing of it is new. */
export const chargeForm = (
  charge: ServiceCharge,
): FormModel<ServiceCharge, ChargeValues, ReturnType<typeof chargePatchOf>> => ({
  newValues: chargeValuesOf(charge),
  rules: {
    rate: { rules: [rateRule] },
    purpose: { rules: [textLength(longest.purpose), storableText] },
    shortLine: { rules: [textLength(longest.shortLine), storableText] },
  },
  pointers: { '/type': 'rate', '/rate': 'rate' },
  shows: { rate: (value) => ['rate', rateOf(value)] },
  valuesOf: chargeValuesOf,
  draftOf: chargePatchOf,
});

/** The service charge as guests would read of it; null while nothing of it can be said. */
export function toldCharge(values: ChargeValues): PublicServiceCharge | null {
  if (!values.isActive || typed(values.rate) === null) return null;
  const { isActive: _isActive, ...told } = chargePatchOf(values);
  return told;
}
