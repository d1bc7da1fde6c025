import type { Dialect } from '../dialect.ts';

/** A longer story of an item, and the item that a section of a menu features. */
export function featuredItems(d: Dialect): string[] {
  return [
    `alter table item add column story ${d.text} not null default ''`,
    `alter table menu_section add column featured_item_id ${d.text}`,
  ];
}
