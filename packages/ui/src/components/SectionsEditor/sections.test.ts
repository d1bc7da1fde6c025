import { describe, expect, it } from 'vitest';
import { movedSections, moveOf, type MenuSection } from './sections.ts';

const item = (id: string) => ({ id, name: id, price: null, isHidden: false });

const sections: readonly MenuSection[] = [
  { id: 'starters', title: 'Starters', items: [item('soup'), item('salad'), item('bread')] },
  { id: 'mains', title: 'Mains', items: [item('bass')] },
  { id: 'sweets', title: 'Sweets', items: [] },
];

const shape = (list: readonly MenuSection[]) =>
  Object.fromEntries(list.map(({ id, items }) => [id, items.map((one) => one.id)]));

const dropped = (key: string, target: string, dropPosition: 'before' | 'on' | 'after') => {
  const move = moveOf(sections, key, { type: 'item', key: target, dropPosition });
  return move && movedSections(sections, move);
};

describe('what is dropped in a menu', () => {
  it('moves an item down within its section', () => {
    expect(shape(dropped('item:soup', 'item:bread', 'after') ?? [])['starters']).toEqual([
      'salad',
      'bread',
      'soup',
    ]);
  });

  it('moves an item to its place in another section', () => {
    expect(shape(dropped('item:salad', 'item:bass', 'before') ?? [])).toEqual({
      starters: ['soup', 'bread'],
      mains: ['salad', 'bass'],
      sweets: [],
    });
  });

  it('puts an item dropped on a section at its end', () => {
    expect(shape(dropped('item:soup', 'section:mains', 'on') ?? [])['mains']).toEqual(['bass', 'soup']);
    expect(shape(dropped('item:soup', 'section:sweets', 'on') ?? [])['sweets']).toEqual(['soup']);
  });

  it('moves a section with its items', () => {
    const order = Object.keys(shape(dropped('section:sweets', 'section:starters', 'before') ?? []));
    expect(order).toEqual(['sweets', 'starters', 'mains']);
  });

  it('lets no section into a section, and no item between sections', () => {
    expect(dropped('section:mains', 'section:starters', 'on')).toBeNull();
    expect(dropped('section:mains', 'item:soup', 'after')).toBeNull();
    expect(dropped('item:soup', 'section:mains', 'before')).toBeNull();
  });

  it('changes nothing when dropped on itself', () => {
    expect(dropped('item:soup', 'item:soup', 'after')).toBeNull();
  });
});
