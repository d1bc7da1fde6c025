import type { OrderType, Restaurant, RestaurantPatch, RestaurantType } from '@cardamom/api-types';
import type { PhoneValue } from '@cardamom/ui';
import type { ShownFields } from '#shared/conflict/index.ts';
import { email, required, type FormRules, type Rule } from '#shared/form/index.ts';
import { pictureValueOf, shownPicture, type PictureValue } from '#shared/image-upload/index.ts';
import { storableText, textLength } from '#shared/menu-rules/index.ts';
import { message } from '#shared/messages/index.ts';
import {
  daysOf,
  exceptionsOf,
  isWhole,
  openingHoursOf,
  type DayValue,
  type ExceptionValue,
} from './hours.ts';

/** The longest address in code points (openapi/schemas/restaurant.yaml). */
export const longestAddress = 300;

/** What the form of the restaurant holds while it is typed into. */
export interface GeneralValues {
  restaurantUrl: string;
  businessEmail: string;
  /** With the text that is no number; null where it is one. */
  phone: PhoneValue & { unread: string | null };
  address: string;
  restaurantType: RestaurantType | null;
  orderTypes: readonly OrderType[];
  logo: PictureValue;
  photo: PictureValue;
  days: readonly DayValue[];
  exceptions: readonly ExceptionValue[];
  businessDayEndsAt: string | null;
  defaultCurrency: string | null;
  defaultLanguage: string | null;
  timeZone: string | null;
}

const urlFormat = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Whether a guest menu's address can look like this. */
export const mayBeUrl = (text: string): boolean =>
  text.length >= 3 && text.length <= 60 && urlFormat.test(text);

const url: Rule<string> = (text) => (mayBeUrl(text.trim()) ? null : message('general:rule.url'));

/** An empty one is none; else as many digits as the contract lets through. */
const phone: Rule<GeneralValues['phone']> = ({ number, unread }) =>
  unread === null && /^(?:[0-9]{4,14})?$/u.test(number) ? null : message('general:rule.phone');

const days: Rule<readonly DayValue[]> = (list) =>
  list.every(({ times }) => isWhole(times)) ? null : message('general:rule.times');

const exceptions: Rule<readonly ExceptionValue[]> = (list) => {
  if (list.some(({ date }) => date === null)) return message('general:rule.date');
  if (new Set(list.map(({ date }) => date)).size < list.length) return message('general:rule.dateTwice');
  return list.every(({ times }) => isWhole(times)) ? null : message('general:rule.times');
};

/** What the form of this restaurant must satisfy. */
export const generalRules: FormRules<GeneralValues> = {
  restaurantUrl: { rules: [required, url], runsOn: 'input', timing: 'eager' },
  businessEmail: { rules: [email] },
  phone: { rules: [phone] },
  address: { rules: [textLength(longestAddress), storableText] },
  days: { rules: [days] },
  exceptions: { rules: [exceptions] },
  businessDayEndsAt: { rules: [required] },
  defaultCurrency: { rules: [required] },
  defaultLanguage: { rules: [required] },
  timeZone: { rules: [required] },
};

/** The form for a restaurant as it was loaded; `prefix` is offered where it has no phone. */
export function generalValuesOf(restaurant: Restaurant, prefix: string): GeneralValues {
  return {
    restaurantUrl: restaurant.restaurantUrl,
    businessEmail: restaurant.businessEmail ?? '',
    phone: { ...(restaurant.phone ?? { prefix, number: '' }), unread: null },
    address: restaurant.address,
    restaurantType: restaurant.restaurantType,
    orderTypes: restaurant.orderTypes,
    logo: pictureValueOf(restaurant.logo),
    photo: pictureValueOf(restaurant.photo),
    days: daysOf(restaurant.openingHours),
    exceptions: exceptionsOf(restaurant.openingHours),
    businessDayEndsAt: restaurant.businessDayEndsAt,
    defaultCurrency: restaurant.defaultCurrency,
    defaultLanguage: restaurant.defaultLanguage,
    timeZone: restaurant.timeZone,
  };
}

/** The form's fields as the restaurant has them, to show two versions beside each other. */
export const shownGeneralFields: ShownFields<GeneralValues> = {
  logo: (picture) => ['logo', shownPicture(picture)],
  photo: (picture) => ['photo', shownPicture(picture)],
  phone: ({ prefix, number }) => ['phone', number === '' ? null : { prefix, number }],
  days: (week) => ['openingHours', openingHoursOf(week, [])],
  exceptions: (list) => ['openingHours', openingHoursOf([], list)],
};

/** What is sent for the form's content, which its rules have passed; the ids are those of the stored pictures. */
export function restaurantPatchOf(
  values: GeneralValues,
  pictures: { logoId: string | null; photoId: string | null },
): RestaurantPatch {
  const {
    phone: typed,
    restaurantType,
    businessDayEndsAt,
    defaultCurrency,
    defaultLanguage,
    timeZone,
  } = values;
  return {
    restaurantUrl: values.restaurantUrl.trim(),
    businessEmail: values.businessEmail.trim() || null,
    phone: typed.number === '' ? null : { prefix: typed.prefix, number: typed.number },
    address: values.address.trim(),
    orderTypes: [...values.orderTypes],
    openingHours: openingHoursOf(values.days, values.exceptions),
    ...pictures,
    ...(restaurantType !== null && { restaurantType }),
    ...(businessDayEndsAt !== null && { businessDayEndsAt }),
    ...(defaultCurrency !== null && { defaultCurrency }),
    ...(defaultLanguage !== null && { defaultLanguage }),
    ...(timeZone !== null && { timeZone }),
  };
}
