import type {
  Allergen,
  PublicItem,
  PublicMenu,
  PublicModifierGroup,
  PublicModifierOption,
  PublicRestaurant,
} from '@cardamom/api-types';
import type { DishChoiceView, DishOptionView, DishView } from '@cardamom/ui/guest';
import { choiceSentence } from '../shared/modifier-choice/index.ts';
import { priceDifferenceFormat } from './price.ts';
import { allergenWords, pageWords } from './words.ts';

type Shows = PublicRestaurant['shows'];
type WriteDifference = (minorUnits: number) => string;

const inWords = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => allergenWords[allergen].toLowerCase()).join(', ');

function factsOf(option: PublicModifierOption, shows: Shows): string[] {
  const { allergens, caloriesDelta } = option;
  const mayContain = allergens.mayContain.filter((one) => !allergens.contains.includes(one));
  const isTold = shows.allergens && allergens.isDeclared;
  return [
    isTold && allergens.contains.length > 0 ? pageWords.optionContains(inWords(allergens.contains)) : '',
    isTold && mayContain.length > 0 ? pageWords.optionMayContain(inWords(mayContain)) : '',
    shows.calories && caloriesDelta ? pageWords.caloriesDifference(caloriesDelta) : '',
  ].filter(Boolean);
}

function optionView(option: PublicModifierOption, shows: Shows, write: WriteDifference): DishOptionView {
  return {
    name: option.name,
    price: shows.price && option.priceDelta ? write(option.priceDelta) : null,
    facts: factsOf(option, shows),
    isDeclared: !shows.allergens || option.allergens.isDeclared,
    isStandard: option.isDefault,
    isSoldOut: option.isSoldOut,
  };
}

function choiceView(group: PublicModifierGroup, shows: Shows, write: WriteDifference): DishChoiceView {
  const { id, name, minimum, maximum, options } = group;
  return {
    key: id,
    name,
    rule: choiceSentence({ minimum, maximum, optionCount: options.length }),
    options: options.map((option) => optionView(option, shows, write)),
  };
}

/** Allergens that a choice brings, or may bring, into a dish that was declared without them. */
function onlyInOptions(item: PublicItem, groups: readonly PublicModifierGroup[]): Allergen[] {
  if (!item.allergens.isDeclared) return [];
  const inDish = new Set([...item.allergens.contains, ...item.allergens.mayContain]);
  const brought = groups.flatMap(({ options }) =>
    options.flatMap(({ allergens }) => [...allergens.contains, ...allergens.mayContain]),
  );
  return [...new Set(brought)].filter((allergen) => !inDish.has(allergen));
}

/** Writes the choices of a restaurant's dishes: what can be chosen, and what that brings into the dish. */
export function choicesWriter(
  menu: Pick<PublicMenu, 'modifierGroups'>,
  { shows, currency, language }: PublicRestaurant,
): (item: PublicItem) => Pick<DishView, 'choices' | 'optionAllergens' | 'hasUndeclaredOption'> {
  const write = priceDifferenceFormat(currency, language);
  const groups = new Map(menu.modifierGroups.map((group) => [group.id, group]));
  const views = new Map(menu.modifierGroups.map((group) => [group.id, choiceView(group, shows, write)]));
  return (item) => {
    const own = item.modifierGroupIds.flatMap((id) => groups.get(id) ?? []);
    return {
      choices: item.modifierGroupIds.flatMap((id) => views.get(id) ?? []),
      optionAllergens: shows.allergens
        ? onlyInOptions(item, own).map((allergen) => ({ icon: allergen, text: allergenWords[allergen] }))
        : [],
      hasUndeclaredOption:
        shows.allergens &&
        item.allergens.isDeclared &&
        own.some(({ options }) => options.some(({ allergens }) => !allergens.isDeclared)),
    };
  };
}
