import type { GuestLinks, MenuLink, ScreenLink, TableLink } from '@cardamom/api-types';
import { nameKey } from '#shared/menu-rules/index.ts';

/** A link as the page lists it, whatever it leads to. */
export interface ListedLink {
  id: string;
  name: string;
  /** Where it stands, for tables that are listed outside of their section. */
  place?: string;
  /** What is copied and shared. */
  shortUrl: string;
  publicUrl: string;
  /** How often its printed code was followed; null for a screen, which has none. */
  scans: number | null;
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

/** The link of a screen, which a television opens. */
export function listedScreen({ id, name, publicUrl }: ScreenLink): ListedLink {
  return { id, name, shortUrl: publicUrl, publicUrl, scans: null };
}

/** All links in the order of the page. */
export function allLinks(
  { restaurant, menus, screens, sections }: GuestLinks,
  nameOf: TableName,
): ListedLink[] {
  return [
    ...[restaurant, ...menus].map(listedMenu),
    ...screens.map(listedScreen),
    ...sections.flatMap(({ name, tables }) => tables.map((table) => listedTable(table, nameOf, name))),
  ];
}

/** Letters and digits of a printed code. */
const codeLength = 8;

const wordsOf = (text: string) =>
  nameKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/**
 * The links in whose name or place a word begins with each word that is looked for, in any order: `ter 12` is table 12 of the
 * terrace. A printed code, or the end of an address with it, finds its link.
 */
export function foundLinks(links: readonly ListedLink[], text: string): ListedLink[] {
  const address = text.trim().toLowerCase();
  const isAddress = address.length >= codeLength;
  const sought = wordsOf(text);
  return links.filter(({ name, place = '', shortUrl }) => {
    if (isAddress && shortUrl.toLowerCase().endsWith(address)) return true;
    const words = wordsOf(`${name} ${place}`);
    return sought.length > 0 && sought.every((start) => words.some((word) => word.startsWith(start)));
  });
}
