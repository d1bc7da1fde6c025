import {
  errorCatalogue,
  type Language,
  type Permission,
  type StaffMemberDraft,
  type StaffMemberPatch,
  type Theme,
} from '@cardamom/api-types';
import type { PhoneValue } from '@cardamom/ui';
import type { ShownFields } from '#shared/conflict/index.ts';
import { email, required, type FormRules, type Rule } from '#shared/form/index.ts';
import { pictureValueOf, shownPicture, type PictureValue } from '#shared/image-upload/index.ts';
import { longestName, nameRules, storableText, textLength } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';
import { passwordRules } from '#shared/password-rules/index.ts';
import { permissionsInOrder } from './services.ts';
import { personOf, type Person } from './person.ts';

/** A phone number as it is typed. */
export interface TypedPhone extends PhoneValue {
  /** What was typed in place of a number; empty where it can be read. */
  unread: string;
}

/** What the form of a person holds while it is typed into. */
export interface StaffValues {
  name: string;
  lastName: string;
  position: string;
  phone: TypedPhone;
  picture: PictureValue;
  email: string;
  /** Null leaves the PIN that is stored. */
  pin: string | null;
  /** Null invites them to choose one. */
  password: string | null;
  permissions: Permission[];
  defaultLanguage: Language;
  theme: Theme;
  isActive: boolean;
}

const shortText = { rules: [textLength(longestName), storableText] };

const phone: Rule<TypedPhone> = ({ number, unread }) => {
  if (unread !== '') return message('staff:rule.phoneNumber');
  return number === '' || /^[0-9]{4,14}$/u.test(number) ? null : message('staff:rule.phoneLength');
};

const pin: Rule<string | null> = (value) => {
  if (value === null) return null;
  if (value === '') return required(value, null);
  return value.length === 6 ? null : errorCatalogue.CM_PIN_LENGTH.message;
};

const password: Rule<string | null> = (value) => {
  if (value === null) return null;
  for (const rule of [required, ...passwordRules]) {
    const problem = rule(value, null);
    if (problem !== null) return problem;
  }
  return null;
};

export const staffRules: FormRules<StaffValues> = {
  name: nameRules,
  lastName: shortText,
  position: shortText,
  phone: { rules: [phone] },
  email: { rules: [required, email] },
  pin: { rules: [pin] },
  password: { rules: [password] },
};

/** An empty form with what is filled in: a free PIN, and the prefix that phone numbers have here. */
export function newStaffValues(freePin: string, prefix: string): StaffValues {
  return {
    name: '',
    lastName: '',
    position: '',
    phone: { prefix, number: '', unread: '' },
    picture: pictureValueOf(null),
    email: '',
    pin: freePin,
    password: null,
    permissions: [],
    defaultLanguage: 'en',
    theme: 'light',
    isActive: true,
  };
}

/** The form for a person as they were loaded; `prefix` is that of a phone number still to be typed. */
export function staffValuesOf(member: Person, prefix: string): StaffValues {
  const person = personOf(member);
  return {
    name: person.firstName,
    lastName: person.lastName,
    position: person.position,
    phone: { ...(person.phone ?? { prefix, number: '' }), unread: '' },
    picture: pictureValueOf(person.picture),
    email: person.email ?? '',
    pin: person.hasPin === false ? '' : null,
    password: null,
    permissions: permissionsInOrder(person.permissions ?? []),
    defaultLanguage: person.defaultLanguage ?? 'en',
    theme: person.theme ?? 'light',
    isActive: person.isActive,
  };
}

const phoneOf = ({ prefix, number }: PhoneValue) => (number === '' ? null : { prefix, number });

/** The form's fields as the person themselves has them, to show two versions beside each other. */
export const shownStaffFields: ShownFields<StaffValues> = {
  phone: (value) => ['phone', phoneOf(value)],
  picture: (value) => ['picture', shownPicture(value)],
  pin: (value) => ['pin', value !== null],
};

/** What is sent of the form's content, which its rules have passed; `pictureId` is the stored picture's. */
export function staffPatchOf(values: StaffValues, pictureId: string | null): StaffMemberPatch {
  return {
    name: values.name.trim(),
    lastName: values.lastName.trim(),
    position: values.position.trim(),
    phone: phoneOf(values.phone),
    permissions: values.permissions,
    defaultLanguage: values.defaultLanguage,
    theme: values.theme,
    pictureId,
    isActive: values.isActive,
    ...(values.pin !== null && { pin: values.pin }),
  };
}

/** What is sent for somebody new. */
export function staffDraftOf(values: StaffValues, pictureId: string | null): StaffMemberDraft {
  return {
    ...staffPatchOf(values, pictureId),
    name: values.name.trim(),
    permissions: values.permissions,
    email: values.email.trim(),
    pin: values.pin ?? '',
    ...(values.password !== null && { password: values.password }),
  };
}
