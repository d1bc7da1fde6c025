import type {
  Image,
  ImageSource,
  PublicItem,
  PublicRestaurant,
  PublicScreen,
  PublicSection,
  PublicServiceCharge,
  PublicSize,
  PublicTax,
  ScreenMenu,
  ScreenShows,
  ScreenTime,
} from '@cardamom/api-types';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isYesOrNo: Check = (value) => typeof value === 'boolean';
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** Whether a value is made of other values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a screen reads of a thing; what it does not read may be anything. */
function having<Thing>(checks: { readonly [Name in keyof Thing]?: Check }): Check {
  const entries = Object.entries<Check | undefined>(checks);
  return (value) => isRecord(value) && entries.every(([name, check]) => check?.(value[name]) === true);
}

const isImage = having<Image>({
  altText: isText,
  width: isNumber,
  height: isNumber,
  sources: listOf(having<ImageSource>({ url: isText, format: isText, width: isNumber })),
});

const isItem = having<PublicItem>({
  id: isText,
  name: isText,
  description: isText,
  image: orNull(isImage),
  sizes: listOf(having<PublicSize>({ name: isText, kind: isText, price: orNull(isNumber) })),
  ingredients: listOf(isText),
  allergens: having<PublicItem['allergens']>({
    isDeclared: isYesOrNo,
    contains: listOf(isText),
    mayContain: listOf(isText),
  }),
  calories: orNull(isNumber),
  isSoldOut: isYesOrNo,
});

const isMenu = having<ScreenMenu>({
  id: isText,
  name: isText,
  sections: listOf(having<PublicSection>({ id: isText, title: isText, items: listOf(isItem) })),
});

const isRestaurant = having<PublicRestaurant>({
  name: isText,
  restaurantUrl: isText,
  logo: orNull(isImage),
  currency: isText,
  language: isText,
  timeZone: isText,
  look: isText,
  accentColour: isText,
  tax: orNull(having<PublicTax>({ name: isText, rate: isNumber, treatment: isText })),
  serviceCharge: orNull(
    having<PublicServiceCharge>({
      type: isText,
      rate: isNumber,
      treatment: isText,
      purpose: isText,
      shortLine: isText,
    }),
  ),
});

const isWhole = having<PublicScreen>({
  name: isText,
  code: isText,
  turn: isText,
  isOff: isYesOrNo,
  layout: isText,
  itemSeconds: isNumber,
  isLongerForText: isYesOrNo,
  shows: having<ScreenShows>({
    price: isYesOrNo,
    ingredients: isYesOrNo,
    allergens: isYesOrNo,
    calories: isYesOrNo,
    logo: isYesOrNo,
    clock: isYesOrNo,
    soldOut: isYesOrNo,
  }),
  isDark: isYesOrNo,
  restaurant: isRestaurant,
  menus: listOf(isMenu),
  timetable: listOf(having<ScreenTime>({ from: isMoment, menuId: orNull(isText) })),
  identifyUntil: orNull(isMoment),
  appVersion: isText,
  asOf: isMoment,
});

/** Whether everything that a television reads of a screen is there, and of the right kind. */
export function hasShapeOfScreen(value: unknown): value is PublicScreen {
  return isWhole(value);
}
