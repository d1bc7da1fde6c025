import type { Allergen, Image, PublicItem, PublicScreen, ScreenMenu } from '@cardamom/api-types';
import type {
  ScreenAllergens,
  ScreenContent,
  ScreenDish,
  ScreenPicture,
  ScreenSection,
} from '@cardamom/ui/screen';
import { directionOf } from '@cardamom/api-types/direction';
import { momentText, onClock } from '../../guest/hours.ts';
import { lookOf } from '../../guest/look-of.ts';
import { priceFormat } from '../../guest/price.ts';
import { allergenWords, pageWords } from '../../guest/words.ts';
import { chargesInShort } from '../charges/index.ts';
import { clockAt, onAirAt, type OnAir } from './screen-time.ts';
import { screenWords } from './screen-words.ts';

/** What stands on a screen: a menu, or words where there is none; `content` has what it wears in both cases. */
export type ScreenView =
  | { kind: 'MENU'; menuId: string; content: ScreenContent }
  | {
      kind: 'OFF' | 'EMPTY' | 'CLOSED';
      menuId: null;
      content: ScreenContent;
      title: string;
      text: string;
      /** For whoever works here, small. */
      hint: string;
    };

/** What comes later than this is no news for somebody in a queue, in ms. */
const soon = 12 * 60 * 60 * 1000;

function pictureOf(image: Image | null): ScreenPicture | null {
  const fallback =
    image?.sources.findLast(({ format }) => format === 'jpeg') ?? image?.sources.at(-1) ?? null;
  if (image === null || fallback === null) return null;
  const { altText: alt, width, height } = image;
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const offered = image.sources.filter((source) => source.format === format);
    if (offered.length === 0) return [];
    const srcSet = offered.map((source) => `${source.url} ${source.width}w`).join(',');
    return [{ type: `image/${format}`, srcSet }];
  });
  return { sources, src: fallback.url, alt, width, height };
}

const inWords = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => allergenWords[allergen].toLocaleLowerCase('en'));

function allergensOf({ allergens }: PublicItem): ScreenAllergens | null {
  if (!allergens.isDeclared) return null;
  const { contains, mayContain } = allergens;
  const further = mayContain.filter((one) => !contains.includes(one));
  return { contains: inWords(contains), mayContain: inWords(further) };
}

/** Dishes as they were written before, by what else tells how: several screens, and a stage, show the same menu. */
const written = new Map<string, WeakMap<PublicItem, ScreenDish>>();

/** Writes dishes as this screen shows them, each once. */
function dishWriter({ shows, restaurant }: PublicScreen): (item: PublicItem) => ScreenDish {
  const { price, ingredients, allergens, calories } = shows;
  const way = [restaurant.currency, restaurant.language, price, ingredients, allergens, calories].join(' ');
  const known = written.get(way) ?? new WeakMap<PublicItem, ScreenDish>();
  written.set(way, known);
  const write = freshDishWriter({ shows, restaurant });
  return (item) => {
    const dish = known.get(item) ?? write(item);
    known.set(item, dish);
    return dish;
  };
}

function freshDishWriter({
  shows,
  restaurant,
}: Pick<PublicScreen, 'shows' | 'restaurant'>): (item: PublicItem) => ScreenDish {
  const write = priceFormat(restaurant.currency, restaurant.language);
  return (item) => ({
    id: item.id,
    name: item.name,
    prices: shows.price
      ? item.sizes.map(({ name, kind, price }) => ({
          label: name,
          text: kind === 'MARKET_PRICE' || price === null ? pageWords.marketPrice : write(price),
        }))
      : [],
    description: item.description,
    ingredients: shows.ingredients ? item.ingredients.join(', ') : '',
    ...(shows.allergens && { allergens: allergensOf(item) }),
    calories: shows.calories && item.calories !== null ? `${item.calories} kcal` : '',
    picture: pictureOf(item.image),
    isSoldOut: item.isSoldOut,
  });
}

function sectionsOf(screen: PublicScreen, menu: ScreenMenu): ScreenSection[] {
  const write = dishWriter(screen);
  return menu.sections
    .map(({ id, title, items }) => ({
      id,
      title,
      dishes: items.filter(({ isSoldOut }) => screen.shows.soldOut || !isSoldOut).map(write),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}

/** What must be known of prices, and that allergens are to be asked for where they are not shown. */
function honestyLineOf({ shows, restaurant }: PublicScreen): string {
  const charges = shows.price ? chargesInShort(restaurant, restaurant) : '';
  const parts = [charges, shows.allergens ? '' : pageWords.askAboutAllergens];
  return parts.filter((part) => part !== '').join(' · ');
}

function comesNextOf({ next }: OnAir, screen: PublicScreen, moment: number): string {
  if (next === null || Date.parse(next.from) - moment > soon) return '';
  return `${next.menu.name} ${momentText(next.from, clockAt(screen.restaurant, moment))}`;
}

function contentOf(screen: PublicScreen, onAir: OnAir, moment: number): ScreenContent {
  const { restaurant, shows } = screen;
  return {
    layout: screen.layout,
    ...lookOf(restaurant),
    isDark: screen.isDark,
    language: restaurant.language,
    direction: directionOf(restaurant.language),
    restaurant: {
      name: restaurant.name,
      logo: shows.logo ? pictureOf(restaurant.logo) : null,
      showsName: shows.logo,
    },
    honestyLine: honestyLineOf(screen),
    menuName: onAir.menu?.name ?? '',
    comesNext: comesNextOf(onAir, screen, moment),
    sections: onAir.menu ? sectionsOf(screen, onAir.menu) : [],
    itemSeconds: screen.itemSeconds,
    isLongerForText: screen.isLongerForText,
  };
}

/** When there is something again, and until when that is. */
function closedWords({ next }: OnAir, screen: PublicScreen, moment: number) {
  if (next === null) return { title: screenWords.closedTitle, text: '' };
  const clock = clockAt(screen.restaurant, moment);
  const { daysAhead, dayName, isWithinAWeek, time } = onClock(next.from, clock);
  const day = daysAhead === 1 ? pageWords.tomorrow : isWithinAWeek ? dayName : `${dayName},`;
  const end = next.until === null ? null : onClock(next.until, { ...clock, asOf: next.from });
  const text =
    end !== null && end.daysAhead <= 1 ? screenWords.until(next.menu.name, end.time) : next.menu.name;
  return { title: screenWords.back(day, time), text };
}

/** What a screen shows at a moment, in ms since 1970, written in words; the same on a television and in its preview. */
export function viewAt(screen: PublicScreen, moment: number): ScreenView {
  const onAir = onAirAt(screen, moment);
  const content = contentOf(screen, onAir, moment);
  if (screen.isOff) {
    const bare: ScreenContent = { ...content, sections: [], comesNext: '' };
    const hint = screenWords.offHint(screen.name);
    return { kind: 'OFF', menuId: null, content: bare, title: screen.restaurant.name, text: '', hint };
  }
  if (onAir.menu && content.sections.length > 0) return { kind: 'MENU', menuId: onAir.menu.id, content };
  if (!onAir.menu && onAir.next)
    return { kind: 'CLOSED', menuId: null, content, ...closedWords(onAir, screen, moment), hint: '' };
  return {
    kind: 'EMPTY',
    menuId: null,
    content,
    title: screenWords.emptyTitle,
    text: screenWords.emptyText,
    hint: screenWords.emptyHint(screen.name),
  };
}

/** All pictures that a screen may come to show, each once. */
export function picturesOf({ menus, restaurant, shows }: PublicScreen): ScreenPicture[] {
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const images = [shows.logo ? restaurant.logo : null, ...dishes.map(({ image }) => image)];
  const pictures = images.map(pictureOf).filter((picture) => picture !== null);
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()];
}
