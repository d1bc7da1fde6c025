/** Parts of the catalogue that name a kind of entity in the same keys: its list, its form, its deletion. */
export type EntityWords = 'categories' | 'items' | 'menus' | 'modifiers';
