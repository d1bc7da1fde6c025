import type { GuestLinks, MenuLink, TableLink } from '@cardamom/api-types';
import { nameKey } from '#shared/menu-rules/index.ts';

/** A link as the page lists it, whatever it leads to. */
export interface ListedLink {
  id: string;
  name: string;
  /** Where it stands, for tables that are listed outside of their section. */
  place?: string;
  shortUrl: string;
  publicUrl: string;
  scans: number;
  /** What guests find there; tables always lead to the restaurant's page. */
  state?: Pick<MenuLink, 'standing' | 'changesAt'>;
}

/** Words that a table without a name is called by. */
type TableName = (number: number) => string;

/** The link of the restaurant or of a menu. */
export function listedMenu({ standing, changesAt, ...link }: MenuLink): ListedLink {
  return { ...link, state: { standing, changesAt } };
}

/** The link of a table, which is called by its name, else by its number. */
export function listedTable(
  { number, label, ...link }: TableLink,
  nameOf: TableName,
  place?: string,
): ListedLink {
  return { ...link, name: label === '' ? nameOf(number) : label, ...(place !== undefined && { place }) };
}

/** All links in the order of the page. */
export function allLinks({ restaurant, menus, sections }: GuestLinks, nameOf: TableName): ListedLink[] {
  return [
    ...[restaurant, ...menus].map(listedMenu),
    ...sections.flatMap(({ name, tables }) => tables.map((table) => listedTable(table, nameOf, name))),
  ];
}

/** The links whose name, place or printed address holds each word that is looked for, in any order. */
export function foundLinks(links: readonly ListedLink[], text: string): ListedLink[] {
  const words = nameKey(text).split(/\s+/u).filter(Boolean);
  return links.filter(({ name, place = '', shortUrl }) => {
    const held = nameKey(`${name} ${place} ${shortUrl}`);
    return words.every((word) => held.includes(word));
  });
}
