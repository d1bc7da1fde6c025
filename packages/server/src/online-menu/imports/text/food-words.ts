import { allergens, marks, type Allergen, type Mark } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';

/** How menus call the allergens; only words that mean exactly one of them. */
const allergenWords: Readonly<Record<Allergen, readonly string[]>> = {
  GLUTEN: [
    'gluten',
    'wheat',
    'cereals containing gluten',
    'glutenhaltiges getreide',
    'weizen',
    'glúten',
    'glutine',
  ],
  CRUSTACEANS: ['crustaceans', 'crustacean', 'krebstiere', 'crustacés', 'crustáceos', 'crostacei'],
  EGGS: ['eggs', 'egg', 'eier', 'ei', 'œufs', 'oeufs', 'huevos', 'huevo', 'ovos', 'uova'],
  FISH: ['fish', 'fisch', 'fische', 'poisson', 'poissons', 'pescado', 'peixe', 'pesce'],
  PEANUTS: ['peanuts', 'peanut', 'erdnüsse', 'erdnuss', 'arachides', 'cacahuetes', 'amendoins', 'arachidi'],
  SOY: ['soy', 'soya', 'soybeans', 'soja', 'sojabohnen', 'soia'],
  DAIRY: [
    'dairy',
    'milk',
    'lactose',
    'milch',
    'laktose',
    'milch (laktose)',
    'lait',
    'leche',
    'lácteos',
    'leite',
    'latte',
  ],
  TREE_NUTS: ['tree nuts', 'tree nut', 'nuts', 'schalenfrüchte', 'fruits à coque', 'frutos de cáscara'],
  CELERY: ['celery', 'sellerie', 'céleri', 'apio', 'aipo', 'sedano'],
  MUSTARD: ['mustard', 'senf', 'moutarde', 'mostaza', 'mostarda', 'senape'],
  SESAME: ['sesame', 'sesame seeds', 'sesam', 'sesamsamen', 'sésame', 'sésamo', 'sesamo'],
  SULPHITES: [
    'sulphites',
    'sulfites',
    'sulphates',
    'sulphur dioxide',
    'sulfite',
    'schwefeldioxid',
    'sulfitos',
    'solfiti',
  ],
  LUPIN: ['lupin', 'lupine', 'lupinen', 'altramuces', 'tremoço', 'lupini'],
  MOLLUSCS: ['molluscs', 'mollusks', 'weichtiere', 'mollusques', 'moluscos', 'molluschi'],
  SEAFOOD: ['seafood', 'sea food', 'meeresfrüchte', 'fruits de mer', 'mariscos', 'marisco', 'frutti di mare'],
};

const markWords: Readonly<Record<Mark, readonly string[]>> = {
  VEGETARIAN: ['vegetarian', 'veggie', 'vegetarisch', 'végétarien', 'vegetariano', 'v'],
  VEGAN: ['vegan', 'végétalien', 'vegano', 've'],
  CONTAINS_ALCOHOL: ['contains alcohol', 'alcohol', 'alcoholic', 'alkohol', 'alcool'],
};

function lookUp<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, readonly string[]>>,
): ReadonlyMap<string, Value> {
  return new Map(
    values.flatMap((value) =>
      [value, value.replaceAll('_', ' '), ...words[value]].map((word) => [nameKey(word), value] as const),
    ),
  );
}

const allergenByWord = lookUp(allergens, allergenWords);
const markByWord = lookUp(marks, markWords);

/** The allergen a word stands for; undefined where it could be several ("shellfish") or none. */
export function allergenCalled(word: string): Allergen | undefined {
  return allergenByWord.get(nameKey(word.trim()));
}

/** The dietary mark a word stands for. */
export function markCalled(word: string): Mark | undefined {
  return markByWord.get(nameKey(word.trim()));
}

/** The allergens as people read them, to be named where a word is none of them. */
export const allergenNames: readonly string[] = allergens.map((allergen) => allergenName(allergen));

/** An allergen as a table calls it. */
export function allergenName(allergen: Allergen): string {
  return allergenWords[allergen][0] ?? allergen;
}

/** A dietary mark as a table calls it. */
export function markName(mark: Mark): string {
  return markWords[mark][0] ?? mark;
}
