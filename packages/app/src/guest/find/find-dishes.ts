import type {
  Mark,
  PublicItem,
  PublicMenu,
  PublicModifierGroup,
  PublicRestaurant,
  PublicSection,
} from '@cardamom/api-types';
import { riskOfDish, riskyOptions, type Risk, type RiskyOption } from './allergen-risk.ts';
import type { Diet, FindQuery } from './find-query.ts';
import { wordFinder, wordsOf } from './find-words.ts';
import { refusedLabels } from './refused-labels.ts';

type Shows = Pick<PublicRestaurant['shows'], 'allergens' | 'ingredients'>;

/** What a menu has for a guest's query. */
export interface FoundDishes {
  /** The menu's sections with the dishes that remain; those without any are left out. */
  sections: readonly PublicSection[];
  /** Different dishes that remain. */
  count: number;
  /** Different dishes on the menu. */
  total: number;
  /** Different dishes that fit but for this: nobody has declared them, or what has to be chosen with them. */
  notDeclared: number;
  /** Options not to choose, by the id of a dish that remains. */
  riskyOptions: ReadonlyMap<string, readonly RiskyOption[]>;
  /** Allergens were asked for where the restaurant does not show them: nothing was left out for them. */
  ignoresAllergens: boolean;
}

/** What is vegan is vegetarian. */
function fitsDiets(marks: readonly Mark[], diets: readonly Diet[]): boolean {
  return diets.every((diet) => marks.includes(diet) || (diet === 'VEGETARIAN' && marks.includes('VEGAN')));
}

/** Whether a dish, in its section, has the words that were asked for; only what guests can read is searched. */
function textFinder(menu: PublicMenu, shows: Shows, text: string) {
  if (text === '') return () => true;
  const wordsIn = ({ name, description, ingredients }: PublicItem, { title }: PublicSection) => {
    const read = [name, description, title, ...(shows.ingredients ? ingredients : [])];
    return new Set(wordsOf(read.join(' ')));
  };
  const words = new Map(
    menu.sections.map((section) => [section, section.items.map((item) => wordsIn(item, section))]),
  );
  const menuWords = new Set<string>();
  for (const own of [...words.values()].flat()) for (const word of own) menuWords.add(word);
  const finds = wordFinder(text, menuWords);
  return (section: PublicSection, place: number) => finds(words.get(section)?.[place] ?? new Set());
}

const countOf = (items: readonly PublicItem[]) => new Set(items.map(({ id }) => id)).size;

/**
 * The dishes of a menu that fit a guest's query. Safety data: a dish passes "without" only where it, what comes with it
 * and enough of what has to be chosen with it were declared without the allergen, traces included (docs/rules.md, Allergens).
 */
export function findDishes(menu: PublicMenu, shows: Shows, query: FindQuery): FoundDishes {
  const groups = new Map(menu.modifierGroups.map((group) => [group.id, group]));
  const choicesOf = (item: PublicItem): (PublicModifierGroup | undefined)[] =>
    item.modifierGroupIds.map((id) => groups.get(id));
  const asksAllergens = query.without.length > 0;
  const isFiltering = asksAllergens && shows.allergens;
  const refused = refusedLabels(query.without);
  const riskOf = (item: PublicItem): Risk =>
    isFiltering ? riskOfDish(item, choicesOf(item), refused) : 'none';

  const hasText = textFinder(menu, shows, query.text);
  const undeclared: PublicItem[] = [];
  const remaining = menu.sections.map((section) => ({
    ...section,
    items: section.items.filter((item, place) => {
      if (!fitsDiets(item.marks, query.diets) || !hasText(section, place)) return false;
      const risk = riskOf(item);
      if (risk === 'notDeclared') undeclared.push(item);
      return risk === 'none';
    }),
  }));
  const items = remaining.flatMap((section) => section.items);
  const warned = isFiltering
    ? items.map((item) => {
        const choices = choicesOf(item).filter((choice) => choice !== undefined);
        return [item.id, riskyOptions(choices, refused)] as const;
      })
    : [];
  return {
    sections: remaining.filter((section) => section.items.length > 0),
    count: countOf(items),
    total: countOf(menu.sections.flatMap((section) => section.items)),
    notDeclared: countOf(undeclared),
    riskyOptions: new Map(warned.filter(([, options]) => options.length > 0)),
    ignoresAllergens: asksAllergens && !shows.allergens,
  };
}
