import {
  allergens,
  marks,
  type Allergen,
  type AllergenDeclaration,
  type PublicItem,
  type PublicMenu,
  type PublicModifierGroup,
  type PublicModifierOption,
} from '@cardamom/api-types';
import { diets, type FindQuery } from '../find-query.ts';

/** Numbers from 0 to below 1 that look like chance, and are the same again for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words of which no two are taken for each other's slip, and none is part of another. */
const vocabulary = ['lentil', 'saffron', 'oyster', 'plum', 'fennel', 'butter', 'ginger', 'quince'] as const;

/** Menus and queries by chance. */
export class RandomMenus {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #happens(chance: number): boolean {
    return this.#random() < chance;
  }

  #some<Name>(names: readonly Name[], most: number): Name[] {
    const picked = Array.from({ length: this.#below(most + 1) }, () => names[this.#below(names.length)]);
    return [...new Set(picked)].flatMap((name) => (name === undefined ? [] : [name]));
  }

  #times<Made>(least: number, most: number, make: (index: number) => Made): Made[] {
    return Array.from({ length: least + this.#below(most - least + 1) }, (_, index) => make(index));
  }

  #declaration(): AllergenDeclaration {
    return {
      isDeclared: this.#happens(0.85),
      contains: this.#happens(0.5) ? this.#some(allergens, 2) : [],
      mayContain: this.#happens(0.3) ? this.#some(allergens, 2) : [],
    };
  }

  #option(name: string): PublicModifierOption {
    return {
      name,
      priceDelta: 0,
      caloriesDelta: null,
      allergens: this.#declaration(),
      isDefault: this.#happens(0.2),
      isSoldOut: this.#happens(0.15),
    };
  }

  #group(id: string): PublicModifierGroup {
    const options = this.#times(1, 4, (index) => this.#option(`${id}-${index}`));
    const minimum = this.#happens(0.5) ? 0 : 1 + this.#below(options.length);
    const maximum = this.#happens(0.5) ? null : minimum + this.#below(options.length - minimum + 1);
    return { id, name: id, minimum, maximum, options };
  }

  #item(id: string, groupIds: readonly string[]): PublicItem {
    return {
      id,
      name: this.#some(vocabulary, 2).join(' ') || 'soup',
      description: this.#some(vocabulary, 1).join(' '),
      story: '',
      image: null,
      sizes: [],
      ingredients: this.#some(vocabulary, 2),
      allergens: this.#declaration(),
      marks: this.#some(marks, 2),
      calories: null,
      modifierGroupIds: this.#some(groupIds, 2),
      isSoldOut: this.#happens(0.1),
    };
  }

  menu(): PublicMenu {
    const modifierGroups = this.#times(0, 4, (index) => this.#group(`group-${index}`));
    // Now and then a choice that the menu does not tell.
    const groupIds = [...modifierGroups.map(({ id }) => id), ...(this.#happens(0.1) ? ['untold'] : [])];
    const items = this.#times(0, 8, (index) => this.#item(`item-${index}`, groupIds));
    const sections = this.#times(1, 3, (index) => ({
      id: `section-${index}`,
      title: this.#some(vocabulary, 1).join(' ') || 'plain',
      description: '',
      kind: 'DEFAULT' as const,
      featuredItemId: null,
      items: items.filter(() => this.#happens(0.6)),
    }));
    const hours = { isOn: true, opensAt: null, closesAt: null };
    return { id: 'menu', name: 'All day', description: '', ...hours, sections, modifierGroups };
  }

  query(): FindQuery {
    const without: Allergen[] = this.#some(allergens, 3);
    const text = this.#happens(0.2) ? (this.#some(vocabulary, 1)[0] ?? '') : '';
    const wanted = this.#happens(0.2) ? this.#some(diets, 2) : [];
    return { text, without, diets: wanted, table: '', asksForForm: false };
  }

  shows(): { allergens: boolean; ingredients: boolean } {
    return { allergens: this.#happens(0.95), ingredients: this.#happens(0.5) };
  }
}
