import type { ItemDropTarget } from 'react-aria-components/useDragAndDrop';

/** An item as one section of a menu lists it; its id is unique in the whole menu. */
export interface SectionItem {
  id: string;
  name: string;
  /** Its price as guests read it. */
  price: string | null;
  isHidden: boolean;
  /** It stands first in its section, before guests' eyes. */
  isFeatured?: boolean;
}

/** A section of a menu, its items in the order guests see them. */
export interface MenuSection {
  id: string;
  title: string;
  /** The category it is filled from, where the title says something else. */
  category?: string;
  items: readonly SectionItem[];
}

/** A section or an item on its way; `index` is its place, from 0, once it has moved. */
export type SectionsMove =
  | { kind: 'section'; id: string; index: number }
  | { kind: 'item'; id: string; sectionId: string; index: number };

/** Types under which sections and items are dragged. */
export const dragTypes = { section: 'application/x-cardamom-section', item: 'application/x-cardamom-item' };

/** Keys of rows, as sections and items may have the same id. */
export const keyOf = {
  section: (id: string) => `section:${id}`,
  item: (id: string) => `item:${id}`,
};

/** What a row's key stands for. */
export function partOf(key: unknown): { kind: 'section' | 'item'; id: string } {
  const [kind = '', ...id] = String(key).split(':');
  return { kind: kind === 'section' ? 'section' : 'item', id: id.join(':') };
}

/** The section that lists an item. */
export function sectionOf(sections: readonly MenuSection[], itemId: string): MenuSection | undefined {
  return sections.find(({ items }) => items.some(({ id }) => id === itemId));
}

/** The sections in the order they have after `move`. */
export function movedSections(sections: readonly MenuSection[], move: SectionsMove): MenuSection[] {
  if (move.kind === 'section') {
    const moving = sections.filter(({ id }) => id === move.id);
    return sections.filter(({ id }) => id !== move.id).toSpliced(move.index, 0, ...moving);
  }
  const item = sectionOf(sections, move.id)?.items.find(({ id }) => id === move.id);
  if (!item) return [...sections];
  return sections.map((section) => {
    const staying = section.items.filter(({ id }) => id !== move.id);
    return {
      ...section,
      items: section.id === move.sectionId ? staying.toSpliced(move.index, 0, item) : staying,
    };
  });
}

/** Whether a section or an item may be put there: sections beside sections, items into sections or beside items. */
export function isPlace(dragged: 'section' | 'item', target: ItemDropTarget): boolean {
  const isOn = target.dropPosition === 'on';
  return partOf(target.key).kind === 'section' ? isOn === (dragged === 'item') : dragged === 'item' && !isOn;
}

/** The move that a drop means; null where it changes nothing. */
export function moveOf(
  sections: readonly MenuSection[],
  draggedKey: unknown,
  target: ItemDropTarget,
): SectionsMove | null {
  const dragged = partOf(draggedKey);
  const beside = partOf(target.key);
  const step = target.dropPosition === 'after' ? 1 : 0;
  if (!isPlace(dragged.kind, target) || (dragged.kind === beside.kind && dragged.id === beside.id))
    return null;
  if (dragged.kind === 'section') {
    const others = sections.filter(({ id }) => id !== dragged.id);
    return { kind: 'section', id: dragged.id, index: others.findIndex(({ id }) => id === beside.id) + step };
  }
  const section =
    beside.kind === 'section' ? sections.find(({ id }) => id === beside.id) : sectionOf(sections, beside.id);
  if (!section) return null;
  const others = section.items.filter(({ id }) => id !== dragged.id);
  const index =
    beside.kind === 'section' ? others.length : others.findIndex(({ id }) => id === beside.id) + step;
  return { kind: 'item', id: dragged.id, sectionId: section.id, index };
}
