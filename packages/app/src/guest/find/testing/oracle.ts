import type {
  Allergen,
  AllergenDeclaration,
  PublicItem,
  PublicMenu,
  PublicModifierGroup,
  PublicModifierOption,
  PublicSection,
} from '@cardamom/api-types';
import type { FindQuery } from '../find-query.ts';

/**
 * What a guest may be served, judged by trying: each order that a guest could place is laid out and looked at, label by label. It
 * shares nothing with the engine and is as slow as it is plain.
 */

/** What may be in what bears a label. */
function substances(label: Allergen): string[] {
  return label === 'SEAFOOD' ? ['FISH', 'CRUSTACEANS', 'MOLLUSCS'] : [label];
}

/** Whether somebody who must not have these may have what is declared so. */
export function isClean(declaration: AllergenDeclaration, without: readonly Allergen[]): boolean {
  if (!declaration.isDeclared) return false;
  const inIt = new Set(declaration.contains.concat(declaration.mayContain).flatMap(substances));
  for (const allergen of without)
    for (const substance of substances(allergen)) if (inIt.has(substance)) return false;
  return true;
}

/** Every way to choose among options, as lists. */
function everyChoice(options: readonly PublicModifierOption[]): PublicModifierOption[][] {
  const [first, ...others] = options;
  if (first === undefined) return [[]];
  return everyChoice(others).flatMap((choice) => [choice, [first, ...choice]]);
}

function canBeChosen(group: PublicModifierGroup, without: readonly Allergen[]): boolean {
  const most = group.maximum ?? group.options.length;
  return everyChoice(group.options).some(
    (choice) =>
      choice.length >= group.minimum &&
      choice.length <= most &&
      choice.every((option) => !option.isSoldOut && isClean(option.allergens, without)),
  );
}

/** Whether a guest without these can be served a dish at all. */
function canBeServed(item: PublicItem, menu: PublicMenu, without: readonly Allergen[]): boolean {
  if (!isClean(item.allergens, without)) return false;
  for (const id of item.modifierGroupIds) {
    const group = menu.modifierGroups.find((one) => one.id === id);
    if (!group) return false;
    for (const option of group.options)
      if (option.isDefault && !isClean(option.allergens, without)) return false;
    if (!canBeChosen(group, without)) return false;
  }
  return true;
}

function reads(item: PublicItem, section: PublicSection, showsIngredients: boolean, text: string): boolean {
  const all = [item.name, item.description, section.title].concat(showsIngredients ? item.ingredients : []);
  return all.join(' ').includes(text);
}

function isOfDiets(item: PublicItem, query: FindQuery): boolean {
  if (query.diets.includes('VEGAN') && !item.marks.includes('VEGAN')) return false;
  if (!query.diets.includes('VEGETARIAN')) return true;
  return item.marks.includes('VEGETARIAN') || item.marks.includes('VEGAN');
}

function declared(declaration: AllergenDeclaration): AllergenDeclaration {
  return declaration.isDeclared ? declaration : { isDeclared: true, contains: [], mayContain: [] };
}

/** The same menu, had somebody declared all of it free of everything that is not declared. */
function allDeclared(menu: PublicMenu): PublicMenu {
  const told = new Set(menu.modifierGroups.map((group) => group.id));
  return {
    ...menu,
    modifierGroups: menu.modifierGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, allergens: declared(option.allergens) })),
    })),
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        allergens: declared(item.allergens),
        modifierGroupIds: item.modifierGroupIds.filter((id) => told.has(id)),
      })),
    })),
  };
}

/** Which dishes a guest must find, as `section/item`. */
function served(
  menu: PublicMenu,
  shows: { allergens: boolean; ingredients: boolean },
  query: FindQuery,
): string[] {
  const names: string[] = [];
  for (const section of menu.sections)
    for (const item of section.items) {
      if (!isOfDiets(item, query) || !reads(item, section, shows.ingredients, query.text)) continue;
      const asks = shows.allergens && query.without.length > 0;
      if (!asks || canBeServed(item, menu, query.without)) names.push(`${section.id}/${item.id}`);
    }
  return names;
}

/** What must be found, and how many dishes are missing only because nobody has declared them. */
export function expectedOf(
  menu: PublicMenu,
  shows: { allergens: boolean; ingredients: boolean },
  query: FindQuery,
): { found: string[]; notDeclared: number } {
  const found = served(menu, shows, query);
  const others = served(allDeclared(menu), shows, query).filter((name) => !found.includes(name));
  return { found, notDeclared: new Set(others.map((name) => name.split('/')[1])).size };
}
