import { allergens, type GuestPageInput, type PublicMenu, type PublicRestaurant } from '@cardamom/api-types';
import type { DishSectionView, FindFormProps, FoundBarProps, GuestIconName } from '@cardamom/ui/guest';
import { isNotice } from '../is-notice.ts';
import { restaurantPath, withQuery } from '../paths.ts';
import { allergenWords, markWords, spokenOn } from '../words.ts';
import { findDishes, type FoundDishes } from './find-dishes.ts';
import {
  diets,
  filterCount,
  hasForm as asksForForm,
  longestText,
  onlyTable,
  readFindQuery,
  writeFindQuery,
  type FindQuery,
} from './find-query.ts';
import { findTexts, findWords } from './find-texts.ts';

/** Finding on a page that shows a menu: the form, and what was found where something was asked for. */
export interface FindOnPage {
  form: FindFormProps;
  /** Whether the form stands on the page; where it does not, its address brings it. */
  hasForm: boolean;
  /** Where the form opens. */
  formHref: string;
  /** How many filters are on. */
  filters: number;
  found: FoundDishes | null;
  bar: FoundBarProps | null;
  icons: readonly GuestIconName[];
}

function formOf(path: string, query: FindQuery, restaurant: PublicRestaurant): FindFormProps {
  const { shows, language } = restaurant;
  return {
    words: { ...findWords, ...spokenOn(language) },
    action: path,
    clearHref: withQuery(path, writeFindQuery(onlyTable(query))),
    text: query.text,
    longestText,
    table: query.table,
    without: shows.allergens
      ? allergens.map((allergen) => ({
          value: allergen,
          text: allergenWords[allergen],
          isChosen: query.without.includes(allergen),
        }))
      : null,
    diets: diets.map((diet) => ({
      value: diet,
      text: markWords[diet],
      isChosen: query.diets.includes(diet),
    })),
  };
}

function others<Name>(all: readonly Name[], one: Name): Name[] {
  return all.filter((other) => other !== one);
}

/** Each filter that is on, with the query that is left without it. */
function filtersOf(query: FindQuery): { text: string; rest: FindQuery; isTyped?: boolean }[] {
  return [
    ...(query.text === ''
      ? []
      : [{ text: findTexts.text(query.text), rest: { ...query, text: '' }, isTyped: true }]),
    ...query.without.map((allergen) => ({
      text: findTexts.without(allergen),
      rest: { ...query, without: others(query.without, allergen) },
    })),
    ...query.diets.map((diet) => ({
      text: findTexts.diet(diet),
      rest: { ...query, diets: others(query.diets, diet) },
    })),
  ];
}

/** What a guest has to know of the dishes that remain. */
function warningsOf(query: FindQuery, found: FoundDishes): string[] {
  if (query.without.length === 0) return [];
  if (found.ignoresAllergens) return [findTexts.ignoresAllergens];
  return [
    ...(found.notDeclared > 0 ? [findTexts.notDeclared(found.notDeclared)] : []),
    ...(found.riskyOptions.size > 0 ? [findTexts.riskyOptions] : []),
    findTexts.tellUs,
  ];
}

function barOf(
  path: string,
  { clearHref, words }: FindFormProps,
  query: FindQuery,
  found: FoundDishes,
): FoundBarProps {
  return {
    words,
    title: findTexts.count(found.count, found.total),
    filters: filtersOf(query).map(({ text, rest, isTyped = false }) => ({
      text,
      isTyped,
      href: `${withQuery(path, writeFindQuery(rest))}#found`,
    })),
    clearHref,
    warnings: warningsOf(query, found),
  };
}

/** Where the page that shows this menu is. */
function pathOf(input: GuestPageInput, restaurant: PublicRestaurant, menu: PublicMenu): string {
  const landing = restaurantPath(restaurant);
  return input.page === 'menu' ? `${landing}/${menu.id}` : landing;
}

/** What the query of a page's address comes to; null on a page without dishes. */
export function findOnPage(input: GuestPageInput): FindOnPage | null {
  if (isNotice(input) || input.menu === null) return null;
  const { restaurant, menu } = input;
  if (menu.sections.length === 0) return null;
  const query = readFindQuery(input.query ?? '');
  const path = pathOf(input, restaurant, menu);
  const form = formOf(path, query, restaurant);
  const filters = filterCount(query);
  const found = filters > 0 ? findDishes(menu, restaurant.shows, query) : null;
  const bar = found && barOf(path, form, query, found);
  const hasForm = asksForForm(query);
  const icons: GuestIconName[] = ['search'];
  if (hasForm) icons.push('close');
  if (bar && bar.warnings.length > 0) icons.push('alert');
  const formQuery = writeFindQuery({ ...onlyTable(query), asksForForm: true });
  const formHref = `${hasForm ? '' : withQuery('', formQuery)}#find`;
  return { form, hasForm, formHref, filters, found, bar, icons };
}

/** What must not be chosen with a dish by the guest who filtered the menu; undefined where there is nothing to warn of. */
export function warningFor(find: FindOnPage | null, itemId: string): string | undefined {
  const options = find?.found?.riskyOptions.get(itemId);
  return options && findTexts.doNotChoose(options);
}

/** The dishes with what must not be chosen with them. */
export function withWarnings(
  sections: readonly DishSectionView[],
  { riskyOptions }: FoundDishes,
): DishSectionView[] {
  return sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => {
      const options = riskyOptions.get(dish.key);
      return options ? { ...dish, warning: findTexts.doNotChoose(options) } : dish;
    }),
  }));
}
