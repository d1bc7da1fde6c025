import type { Phone, StaffProfile, StaffProfilePatch } from '@cardamom/api-types';
import type { ShownFields } from '#shared/conflict/index.ts';
import { lengthAtMost, required, type FormRules, type Rule } from '#shared/form/index.ts';
import { message } from '#shared/messages/index.ts';

/** A phone number as it is typed; without digits there is none. */
export interface PhoneValue extends Phone {
  /** The text of a number that cannot be read; empty where it can. */
  unread: string;
}

/** What the form of one's own record holds. */
export interface PersonalValues {
  name: string;
  lastName: string;
  phone: PhoneValue;
}

/** As the contract bounds it, in digits. */
const shortest = 4;
const longest = 14;

const phoneRule: Rule<PhoneValue> = ({ number, unread }) => {
  if (unread !== '') return message('form.number');
  const isRight = number === '' || (number.length >= shortest && number.length <= longest);
  return isRight ? null : message('form.length');
};

export const personalRules: FormRules<PersonalValues> = {
  name: { rules: [required, lengthAtMost(80)] },
  lastName: { rules: [lengthAtMost(80)] },
  phone: { rules: [phoneRule] },
};

const phoneOf = ({ prefix, number }: PhoneValue): Phone | null => (number === '' ? null : { prefix, number });

/** The form's phone number as the record has it, to show two versions beside each other. */
export const shownPersonalFields: ShownFields<PersonalValues> = {
  phone: (value) => ['phone', phoneOf(value)],
};

/** The form for a profile as it was loaded; `prefix` is offered where there is no number. */
export function personalValuesOf({ name, lastName, phone }: StaffProfile, prefix: string): PersonalValues {
  return { name, lastName, phone: { prefix, number: '', ...phone, unread: '' } };
}

/** What is sent for the form's content, which its rules have passed. */
export function personalPatchOf({ name, lastName, phone }: PersonalValues): Required<StaffProfilePatch> {
  return { name: name.trim(), lastName: lastName.trim(), phone: phoneOf(phone) };
}
