import type {
  Category,
  DigitalMenuSettings,
  DiningTable,
  Discount,
  Item,
  Menu,
  ModifierGroup,
  Permission,
  Printer,
  QrMenuSettings,
  Restaurant,
  Screen,
  ServiceCharge,
  Tax,
  Theme,
} from '@cardamom/api-types';
import { formatMoney, groupPhoneNumber, type Currency } from '@cardamom/ui';
import { pictureUrl } from '../image-upload/picture-value.ts';
import { message } from '../messages/index.ts';
import { allergensInWords } from './allergens-in-words.ts';
import { availabilityInWords, dayInWords, windowInWords } from './times-in-words.ts';
import { reductionInWords } from './reduction-in-words.ts';
import { words, type Shown } from './shown.ts';

/** What values are written with. */
export interface FieldContext {
  /** Of the restaurant's prices. */
  currency: Currency;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
}

/** Wide enough for a small picture at two device px for each CSS px. */
const pictureWidth = 320;

const locale = 'en-GB';
const text = (value: string | null) => words(value ?? '');
const amount = (value: number | null) => words(value === null ? '' : String(value));
const shown = (isShown: boolean) => words(message(isShown ? 'history:value.shown' : 'history:value.hidden'));
const yesOrNo = (isSo: boolean) => words(message(isSo ? 'history:value.yes' : 'history:value.no'));
const names = (list: readonly { name: string }[]) => words(list.map(({ name }) => name).join(', '));

function signed(value: number, written: string): string {
  return value > 0 ? `+${written}` : written;
}

/** How many tables there are, and what is said of each. */
interface Tables {
  tableCount: number;
  tables: readonly Pick<DiningTable, 'position' | 'label' | 'seats'>[];
}

function sizeInWords({ name, kind, price }: Item['sizes'][number], { currency }: FieldContext): string {
  const cost =
    kind === 'MARKET_PRICE' || price === null
      ? message('history:value.marketPrice')
      : formatMoney(price, currency, locale);
  return name === '' ? cost : `${name}: ${cost}`;
}

function optionInWords(option: ModifierGroup['options'][number], { currency }: FieldContext): string {
  const { name, priceDelta, caloriesDelta, isDefault, allergens } = option;
  return [
    name,
    priceDelta === 0 ? '' : signed(priceDelta, formatMoney(priceDelta, currency, locale)),
    caloriesDelta === null
      ? ''
      : message('history:value.calories', { value: signed(caloriesDelta, String(caloriesDelta)) }),
    isDefault ? message('history:value.default') : '',
    allergens.isDeclared ? allergensInWords(allergens).join(' ') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function sectionInWords({ category, title, hiddenItemIds, featuredItem }: Menu['sections'][number]): string {
  return [
    title === '' ? category.name : `${title} (${category.name})`,
    ...(featuredItem ? [message('history:value.featured', { name: featuredItem.name })] : []),
    ...(hiddenItemIds.length > 0
      ? [message('history:value.hiddenItems', { count: hiddenItemIds.length })]
      : []),
  ].join(', ');
}

function tablesInWords({ tableCount, tables }: Tables): string[] {
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  return [
    message('history:value.tables', { count: tableCount }),
    ...(tables.length > 0 ? [message('history:value.seats', { count: seats })] : []),
    ...tables
      .filter(({ label }) => label !== '')
      .map(({ position, label }) => message('history:value.table', { position, label })),
  ];
}

function categoriesInWords(ids: Screen['categoryIds']): string {
  if (ids === null) return message('history:value.asAllScreens');
  if (ids.length === 0) return message('history:value.wholeMenu');
  return message('history:value.categories', { count: ids.length });
}

function pictured(image: Category['image']): Shown {
  return image ? { kind: 'picture', url: pictureUrl(image, pictureWidth), altText: image.altText } : words();
}

function hoursInWords({ windows, exceptions }: Restaurant['openingHours']): string[] {
  return [
    ...windows.map(windowInWords),
    ...exceptions.map(({ date, hours }) => {
      const day = dayInWords(date);
      const times = hours.map(({ from, to }) => `${from}–${to}`).join(', ');
      return times === ''
        ? message('history:value.closedOn', { day })
        : message('history:value.openOn', { day, times });
    }),
  ];
}

type Describer<Value> = (value: Value, context: FieldContext) => Shown;

/**
 * The fields that people change, as the entities' answers name and carry them, each with the words for its value. A type
 * or a rate says nothing without its amount, so they come together; `order` lists what was moved, `dates` is the first and the last
 * day of a form, `pin` whether there is another one: what it is stays with who typed it.
 */
const describers = {
  name: text,
  guestName: text,
  description: text,
  story: text,
  externalRef: text,
  kind: (kind: Category['kind']) => words(message(`categories:kind.${kind}`)),
  image: pictured,
  categories: names,
  sizes: (sizes: Item['sizes'], context) => words(...sizes.map((size) => sizeInWords(size, context))),
  ingredients: names,
  allergens: (declaration: Item['allergens']) => words(...allergensInWords(declaration)),
  marks: (marks: Item['marks']) => words(marks.map((mark) => message(`items:mark.${mark}`)).join(', ')),
  calories: (calories: Item['calories']) =>
    words(calories === null ? '' : message('history:value.calories', { value: String(calories) })),
  modifierGroups: names,
  availability: (availability: Item['availability'], { timeZone }) =>
    words(availabilityInWords(availability, timeZone)),
  isActive: (isActive: boolean) =>
    words(message(isActive ? 'history:value.active' : 'history:value.inactive')),
  includesAllCategories: (includesAll: boolean) =>
    words(message(includesAll ? 'history:value.allCategories' : 'history:value.ownSections')),
  sections: (sections: Menu['sections']) => words(...sections.map(sectionInWords)),
  windows: (windows: Menu['windows']) => words(...windows.map(windowInWords)),
  startsOn: (day: Menu['startsOn']) => words(day === null ? '' : dayInWords(day)),
  endsOn: (day: Menu['endsOn']) => words(day === null ? '' : dayInWords(day)),
  outsideHours: (rule: Menu['outsideHours']) => words(message(`history:value.outsideHours.${rule}`)),
  channels: (channels: Menu['channels']) =>
    words(channels.map((channel) => message(`history:value.channel.${channel}`)).join(', ')),
  minimum: amount,
  maximum: (maximum: ModifierGroup['maximum']) =>
    words(maximum === null ? message('history:value.noMaximum') : String(maximum)),
  options: (options: ModifierGroup['options'], context) =>
    words(...options.map((option) => optionInWords(option, context))),
  dates: ({ start, end }: { start: string | null; end: string | null }) =>
    words(
      start === null ? '' : message('history:value.startsOn', { day: dayInWords(start) }),
      end === null ? '' : message('history:value.endsOn', { day: dayInWords(end) }),
    ),
  amount: (reduction: Pick<Discount, 'type' | 'amount'>, { currency }) =>
    words(reductionInWords(reduction, currency)),
  lastName: text,
  position: text,
  email: text,
  picture: pictured,
  permissions: (held: readonly Permission[]) =>
    words(held.map((permission) => message(`history:value.permission.${permission}`)).join(', ')),
  defaultLanguage: (language: Restaurant['defaultLanguage']) =>
    words(language === 'en' ? message('history:value.language.en') : language),
  theme: (theme: Theme) => words(message(`history:value.theme.${theme}`)),
  pin: (isAnother: boolean) => words(isAnother ? message('history:value.pin') : ''),
  type: (type: Printer['type']) => words(message(`history:value.type.${type}`)),
  paperWidth: (width: Printer['paperWidth']) => words(message('history:value.paperWidth', { width })),
  address: text,
  port: amount,
  rate: (rate: Tax['rate'] | Pick<ServiceCharge, 'type' | 'rate'>, { currency }) =>
    words(
      reductionInWords(
        typeof rate === 'number'
          ? { type: 'PERCENTAGE', amount: rate }
          : { type: rate.type, amount: rate.rate },
        currency,
      ),
    ),
  treatment: (treatment: ServiceCharge['treatment']) =>
    words(message(`history:value.treatment.${treatment}`)),
  purpose: text,
  shortLine: text,
  restaurantUrl: text,
  businessEmail: text,
  phone: (phone: Restaurant['phone']) =>
    words(phone === null ? '' : `${phone.prefix} ${groupPhoneNumber(phone.number)}`),
  defaultCurrency: text,
  timeZone: text,
  restaurantType: (type: Restaurant['restaurantType']) =>
    words(message(`history:value.restaurantType.${type}`)),
  orderTypes: (types: Restaurant['orderTypes']) =>
    words(types.map((type) => message(`history:value.orderType.${type}`)).join(', ')),
  logo: pictured,
  photo: pictured,
  openingHours: (hours: Restaurant['openingHours']) => words(...hoursInWords(hours)),
  businessDayEndsAt: text,
  showsPrice: shown,
  showsIngredients: shown,
  showsAllergens: shown,
  showsCalories: shown,
  look: (look: QrMenuSettings['look']) => words(message(`history:value.look.${look}`)),
  accentColour: text,
  layout: (layout: Screen['layout']) =>
    words(message(layout === null ? 'history:value.asAllScreens' : `history:value.layout.${layout}`)),
  menuId: (menuId: Screen['menuId']) =>
    words(message(menuId === null ? 'history:value.menuOnNow' : 'history:value.oneMenu')),
  categoryIds: (ids: Screen['categoryIds']) => words(categoriesInWords(ids)),
  turn: (turn: Screen['turn']) => words(message(`history:value.turn.${turn}`)),
  itemSeconds: (count: DigitalMenuSettings['itemSeconds']) =>
    words(message('history:value.seconds', { count })),
  isLongerForText: yesOrNo,
  showsLogo: shown,
  showsClock: shown,
  showsSoldOut: shown,
  isDark: yesOrNo,
  firstNumber: amount,
  tableCount: amount,
  tables: (value: Tables) => words(...tablesInWords(value)),
  order: (moved: readonly string[]) => words(moved.join(', ')),
} satisfies Readonly<Record<string, Describer<never>>>;

/** The name of a field that history and the comparison of versions can show. */
export type FieldName = keyof typeof describers;

/** Fields in which null says something. */
const saysNull: ReadonlySet<string> = new Set<FieldName>(['maximum', 'layout', 'menuId', 'categoryIds']);

function isFieldName(name: string): name is FieldName {
  return name in describers;
}

/** A field's value, as the entity's answer carries it, in words or as a picture; null is shown as nothing. */
export function describeField(name: string, value: unknown, context: FieldContext): Shown {
  if (value === null && !saysNull.has(name)) return words();
  if (!isFieldName(name)) return words(JSON.stringify(value));
  return (describers[name] as Describer<never>)(value as never, context);
}
