import {
  largestAmount,
  type ChargeType,
  type PriceTreatment,
  type PublicServiceCharge,
  type ServiceCharge,
  type ServiceChargePatch,
} from '@cardamom/api-types';
import type { ShownFields } from '#shared/conflict/index.ts';
import type { FormRules, Rule } from '#shared/form/index.ts';
import { storableText, textLength } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';
import { perPercent } from './tax-values.ts';

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

export const chargeRules: FormRules<ChargeValues> = {
  rate: { rules: [rateRule] },
  purpose: { rules: [textLength(longest.purpose), storableText] },
  shortLine: { rules: [textLength(longest.shortLine), storableText] },
};

const rateOf = (value: RateValue): Pick<ServiceCharge, 'type' | 'rate'> => ({
  type: value.type,
  rate: (value.type === 'FIXED' ? value.fixed : Math.round((value.percentage ?? 0) * perPercent)) ?? 0,
});

/** The form's fields as the service charge has them, to show two versions beside each other. */
export const shownChargeFields: ShownFields<ChargeValues> = { rate: (value) => ['rate', rateOf(value)] };

/** The form for the service charge as it was loaded. */
export function chargeValuesOf(charge: ServiceCharge): ChargeValues {
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
export function chargePatchOf({ rate, treatment, purpose, shortLine, isActive }: ChargeValues) {
  return {
    ...rateOf(rate),
    treatment,
    purpose: purpose.trim(),
    shortLine: shortLine.trim(),
    isActive,
  } satisfies ServiceChargePatch;
}

/** The service charge as guests would read of it; null while nothing of it can be said. */
export function toldCharge(values: ChargeValues): PublicServiceCharge | null {
  if (!values.isActive || typed(values.rate) === null) return null;
  const { isActive: _isActive, ...told } = chargePatchOf(values);
  return told;
}
