/** What the editor says; give your own for another language. */
export interface SectionsWords {
  itemCount: (count: number) => string;
  noItems: string;
  hidden: string;
  featured: string;
  addItems: (section: string) => string;
  actionsFor: (name: string) => string;
  rename: string;
  chooseFeatured: string;
  remove: string;
  moveUp: string;
  moveDown: string;
  moveTo: (section: string) => string;
  hide: (item: string) => string;
  show: (item: string) => string;
  /** Announced after a move. */
  moved: (name: string, place: number, count: number) => string;
  /** Announced after a move into another section. */
  movedTo: (name: string, section: string, place: number, count: number) => string;
}

/** The words in English. */
export const englishWords: SectionsWords = {
  itemCount: (count) => (count === 1 ? '1 item' : `${count} items`),
  noItems: 'No items yet',
  hidden: 'Hidden',
  featured: 'Featured',
  addItems: (section) => `Add items to ${section}`,
  actionsFor: (name) => `Actions for ${name}`,
  rename: 'Rename section',
  chooseFeatured: 'Featured dish',
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: (section) => `Move to ${section}`,
  hide: (item) => `Hide ${item} from guests`,
  show: (item) => `Show ${item} to guests`,
  moved: (name, place, count) => `${name} moved, now ${place} of ${count}`,
  movedTo: (name, section, place, count) => `${name} moved to ${section}, now ${place} of ${count}`,
};
