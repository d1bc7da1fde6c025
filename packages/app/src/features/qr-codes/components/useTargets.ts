import type { DiningTable, Menu, Restaurant, TableSection } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { menusQuery, restaurantQuery, tableSectionsQuery } from '../api/targets.ts';
import type { Coded } from '../api/replace-code.ts';
import { queryOf, usual, type CodeQuery, type CodeSearch } from '../model/code-search.ts';

/** A table and the section it stands in. */
export interface PlacedTable {
  table: DiningTable;
  section: TableSection;
}

/** What codes there are, and which one is chosen; undefined while it is not known. */
export interface Targets {
  restaurant: Restaurant | undefined;
  menus: readonly Menu[] | undefined;
  sections: readonly TableSection[] | undefined;
  tables: readonly PlacedTable[] | undefined;
  /** The menu and the table that are chosen, else the first ones. */
  menu: Menu | undefined;
  table: PlacedTable | undefined;
  /** What the server is asked; null while there is nothing to ask for. */
  query: CodeQuery | null;
  /** What would get a new code; undefined for several tables. */
  coded: Coded | undefined;
}

function codedBy(
  { of = usual.of }: CodeSearch,
  { restaurant, menu, table }: Pick<Targets, 'restaurant' | 'menu' | 'table'>,
): Coded | undefined {
  if (of === 'restaurant') return restaurant && { kind: 'restaurant', restaurant };
  if (of === 'menu') return menu && { kind: 'menu', menu };
  return of === 'table' && table
    ? { kind: 'table', section: table.section, tableId: table.table.id }
    : undefined;
}

/** The restaurant, its menus and its tables, and which of them the address names. */
export function useTargets(search: CodeSearch): Targets {
  const { data: restaurant } = useQuery(restaurantQuery);
  const { data: menus } = useQuery(menusQuery);
  const { data: sections } = useQuery(tableSectionsQuery);
  const tables = sections?.flatMap((section) => section.tables.map((table) => ({ table, section })));
  const menu = menus?.find(({ id }) => id === search.menu) ?? menus?.[0];
  const table = tables?.find((each) => each.table.id === search.table) ?? tables?.[0];
  const query = queryOf(search, { menu: menu?.id, table: table?.table.id });
  const coded = codedBy(search, { restaurant, menu, table });
  return { restaurant, menus, sections, tables, menu, table, query, coded };
}
