import type {
  Allergen,
  Mark,
  PublicItem,
  PublicMenu,
  PublicRestaurant,
  PublicSection,
  PublicSize,
} from '@cardamom/api-types';
import {
  groupPhoneNumber,
  type DishAllergensView,
  type DishRange,
  type DishSectionView,
  type DishSizeView,
  type DishView,
  type GuestLabel,
  type RestaurantView,
} from '@cardamom/ui/guest';
import { choicesWriter } from './choices-view.ts';
import { openingText } from './hours.ts';
import { priceFormat } from './price.ts';
import { allergenWords, markWords, pageWords } from './words.ts';

type Shows = PublicRestaurant['shows'];
type WritePrice = (minorUnits: number) => string;

function allergenLabels(allergens: readonly Allergen[]): GuestLabel[] {
  return allergens.map((allergen) => ({ icon: allergen, text: allergenWords[allergen] }));
}

function allergensView({ allergens }: PublicItem): DishAllergensView {
  if (!allergens.isDeclared) return { state: 'notDeclared' };
  return {
    state: 'declared',
    contains: allergenLabels(allergens.contains),
    mayContain: allergenLabels(allergens.mayContain.filter((one) => !allergens.contains.includes(one))),
  };
}

/** Vegan says vegetarian too. */
function markLabels(marks: readonly Mark[]): GuestLabel[] {
  const told = marks.includes('VEGAN') ? marks.filter((mark) => mark !== 'VEGETARIAN') : marks;
  return told.map((mark) => ({ icon: mark, text: markWords[mark] }));
}

function sizeView({ name, kind, price }: PublicSize, write: WritePrice): DishSizeView {
  return kind === 'MARKET_PRICE' || price === null
    ? { name, price: pageWords.marketPrice, isInWords: true }
    : { name, price: write(price) };
}

function dishView(
  item: PublicItem,
  shows: Shows,
  write: WritePrice,
  choicesOf: ReturnType<typeof choicesWriter>,
): DishView {
  return {
    key: item.id,
    name: item.name,
    description: item.description,
    sizes: shows.price ? item.sizes.map((size) => sizeView(size, write)) : [],
    ingredients: shows.ingredients ? item.ingredients : [],
    allergens: shows.allergens ? allergensView(item) : null,
    marks: markLabels(item.marks),
    calories: shows.calories && item.calories !== null ? `${item.calories} kcal` : null,
    ...choicesOf(item),
    isSoldOut: item.isSoldOut,
    picture: item.image,
  };
}

/** Writes the dishes of a menu for guests. */
export function dishWriter(
  menu: Pick<PublicMenu, 'modifierGroups'>,
  restaurant: PublicRestaurant,
): (item: PublicItem) => DishView {
  const write = priceFormat(restaurant.currency, restaurant.language);
  const choicesOf = choicesWriter(menu, restaurant);
  return (item) => dishView(item, restaurant.shows, write, choicesOf);
}

/** What a dish costs, each size by its name: `Three €8.90, Five €11.90`; empty where prices are not shown. */
export function pricesInWords({ sizes }: PublicItem, restaurant: PublicRestaurant): string {
  if (!restaurant.shows.price) return '';
  const write = priceFormat(restaurant.currency, restaurant.language);
  return sizes.map((size) => `${size.name} ${sizeView(size, write).price}`.trim()).join(', ');
}

/** Ids of the page's own parts, and what leads to none of them. */
const ownAnchors = new Set(['menu', 'find', 'finding', 'found', 'closed']);

/** A readable, unique id for a section: its title in Latin letters, else its number. */
function anchorOf(title: string, index: number, taken: Set<string>): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isUsable = words !== '' && !ownAnchors.has(words) && !words.startsWith('icon-') && !taken.has(words);
  const anchor = isUsable ? words : `section-${index + 1}`;
  taken.add(anchor);
  return anchor;
}

type Titled = Pick<PublicSection, 'title' | 'items'>;

const hasDishes = ({ items }: Titled) => items.length > 0;

/** The ids of these sections on their page; empty for those that it does not show. */
export function sectionAnchors(sections: readonly Titled[]): string[] {
  const taken = new Set<string>();
  let index = 0;
  return sections.map((section) => {
    if (!hasDishes(section)) return '';
    index += 1;
    return anchorOf(section.title, index - 1, taken);
  });
}

/** Begins the sections' ids in a preview, so that they meet none of the page around it. */
export const previewAnchors = 'guest-';

/** How a preview differs from the page. */
export interface PreviewPart {
  /** Begins the sections' ids. */
  anchors: string;
  /** The dishes that are drawn; for the others room is kept. */
  drawn: DishRange;
}

/** The sections that have something in them, ready to be read: prices written, allergens in words. */
export function sectionViews(
  menu: Pick<PublicMenu, 'sections' | 'modifierGroups'>,
  restaurant: PublicRestaurant,
  part?: PreviewPart,
): DishSectionView[] {
  const write = dishWriter(menu, restaurant);
  const sections = menu.sections.filter(hasDishes);
  const anchors = sectionAnchors(sections);
  let next = 0;
  return sections.map(({ title, description, items, featuredItemId }, index) => {
    const view = (item: PublicItem) =>
      item.id === featuredItemId ? { ...write(item), isFeatured: true } : write(item);
    const anchor = anchors[index] ?? '';
    if (!part) return { anchor, title, description, dishes: items.map(view) };
    const first = next;
    next += items.length;
    const within = (place: number) => Math.min(Math.max(place, first), next);
    const [from, to] = [within(part.drawn.from), within(part.drawn.to)];
    return {
      anchor: part.anchors + anchor,
      title,
      description,
      dishes: items.slice(from - first, to - first).map(view),
      undrawn: [
        { from: first, to: from },
        { from: to, to: next },
      ],
    };
  });
}

/** Where a phone's own map shows what is asked for. */
function mapHref(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}

/** The restaurant above its menu, for whoever sits at a table (empty: at none). */
export function restaurantView(restaurant: PublicRestaurant, table: string): RestaurantView {
  const { name, address, phone, logo, photo, serviceCharge } = restaurant;
  return {
    name,
    note: serviceCharge?.shortLine ?? '',
    hours: openingText(restaurant),
    table: table === '' ? undefined : pageWords.table(table),
    address: address === '' ? null : { text: address, href: mapHref(`${name}, ${address}`) },
    phone: phone
      ? {
          text: `${phone.prefix} ${groupPhoneNumber(phone.number)}`,
          href: `tel:${phone.prefix}${phone.number}`,
        }
      : null,
    logo,
    photo,
  };
}
