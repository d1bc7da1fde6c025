/** What the list says; give your own for another language. */
export interface OrderedListWords {
  /** Names the handle, which arrow keys move too. */
  move: (name: string) => string;
  actionsFor: (name: string) => string;
  moveUp: string;
  moveDown: string;
  remove: string;
  /** Announced after a move. */
  moved: (name: string, place: number, count: number) => string;
  /** Announced after a row was taken away. */
  removed: (name: string) => string;
}

/** The words in English. */
export const englishOrderWords: OrderedListWords = {
  move: (name) => `Move ${name}, with the arrow keys or by dragging`,
  actionsFor: (name) => `Actions for ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  moved: (name, place, count) => `${name} moved, now ${place} of ${count}`,
  removed: (name) => `${name} removed`,
};
