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
type ChecksOf<Thing> = { readonly [Name in keyof Thing]?: Check };

function having(checks: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(checks);
  return (value) => isRecord(value) && entries.every(([name, check]) => check(value[name]));
}

const isImage = having({
  altText: isText,
  width: isNumber,
  height: isNumber,
  sources: listOf(having({ url: isText, format: isText, width: isNumber } satisfies ChecksOf<ImageSource>)),
} satisfies ChecksOf<Image>);

const isItem = having({
  id: isText,
  name: isText,
  description: isText,
  image: orNull(isImage),
  sizes: listOf(
    having({ name: isText, kind: isText, price: orNull(isNumber) } satisfies ChecksOf<PublicSize>),
  ),
  ingredients: listOf(isText),
  allergens: having({
    isDeclared: isYesOrNo,
    contains: listOf(isText),
    mayContain: listOf(isText),
  } satisfies ChecksOf<PublicItem['allergens']>),
  calories: orNull(isNumber),
  isSoldOut: isYesOrNo,
} satisfies ChecksOf<PublicItem>);

const isMenu = having({
  id: isText,
  name: isText,
  sections: listOf(
    having({ id: isText, title: isText, items: listOf(isItem) } satisfies ChecksOf<PublicSection>),
  ),
} satisfies ChecksOf<ScreenMenu>);

const isRestaurant = having({
  name: isText,
  restaurantUrl: isText,
  logo: orNull(isImage),
  currency: isText,
  language: isText,
  timeZone: isText,
  look: isText,
  accentColour: isText,
  tax: orNull(having({ name: isText, rate: isNumber, treatment: isText } satisfies ChecksOf<PublicTax>)),
  serviceCharge: orNull(
    having({
      type: isText,
      rate: isNumber,
      treatment: isText,
      purpose: isText,
      shortLine: isText,
    } satisfies ChecksOf<PublicServiceCharge>),
  ),
} satisfies ChecksOf<PublicRestaurant>);

const isWhole = having({
  name: isText,
  code: isText,
  turn: isText,
  isOff: isYesOrNo,
  layout: isText,
  itemSeconds: isNumber,
  isLongerForText: isYesOrNo,
  shows: having({
    price: isYesOrNo,
    ingredients: isYesOrNo,
    allergens: isYesOrNo,
    calories: isYesOrNo,
    logo: isYesOrNo,
    clock: isYesOrNo,
    soldOut: isYesOrNo,
  } satisfies ChecksOf<ScreenShows>),
  isDark: isYesOrNo,
  restaurant: isRestaurant,
  menus: listOf(isMenu),
  timetable: listOf(having({ from: isMoment, menuId: orNull(isText) } satisfies ChecksOf<ScreenTime>)),
  identifyUntil: orNull(isMoment),
  appVersion: isText,
  asOf: isMoment,
} satisfies ChecksOf<PublicScreen>);

/** Whether everything that a television reads of a screen is there, and of the right kind. */
export function hasShapeOfScreen(value: unknown): value is PublicScreen {
  return isWhole(value);
}
