import type { GuestLinks, LinkCheck, MenuLink, ScreenLink, TableLink, TableLinks } from '@cardamom/api-types';
import { restaurant } from '#shared/testing/fixtures.ts';

const site = 'https://menu.example';
const idOf = (group: string, number: number) =>
  `0198a000-0000-7000-8000-${group}${String(number).padStart(8, '0')}`;

const menu = (
  number: number,
  name: string,
  scans: number,
  state: Pick<MenuLink, 'standing' | 'changesAt'>,
): MenuLink => {
  const id = idOf('00e0', number);
  return {
    id,
    name,
    shortUrl: `${site}/q/m7m2p9a${number}`,
    publicUrl: `${restaurant.publicUrl}/${id}`,
    scans,
    ...state,
  };
};

const table = (number: number, label = '', isNamed = true): TableLink => ({
  id: idOf('0c00', number),
  number,
  label,
  shortUrl: `${site}/q/t${String(number).padStart(7, '0')}`,
  publicUrl: isNamed
    ? `${restaurant.publicUrl}?${new URLSearchParams({ table: label || String(number) }).toString()}`
    : restaurant.publicUrl,
  scans: (number * 37) % 53,
});

const section = (number: number, name: string, first: number, labels: readonly string[]): TableLinks => ({
  id: idOf('05ec', number),
  name,
  isActive: true,
  tables: labels.map((label, index) => table(first + index, label)),
});

const screen = (number: number, name: string, code: string): ScreenLink => ({
  id: idOf('05c0', number),
  name,
  isActive: true,
  publicUrl: `${site}/screen/${code}`,
});

const numbered = (count: number) => Array.from({ length: count }, () => '');

/** A restaurant with menus that are on, later and not shown, and tables in two sections; seen on 14 March 2026, at noon. */
export const exampleLinks: GuestLinks = {
  restaurant: {
    id: restaurant.id,
    name: restaurant.name,
    shortUrl: restaurant.shortUrl,
    publicUrl: restaurant.publicUrl,
    scans: 311,
    standing: 'ON',
    changesAt: null,
  },
  menus: [
    menu(1, 'All day', 128, { standing: 'ON', changesAt: '2026-03-15T01:00:00Z' }),
    menu(2, 'Breakfast', 37, { standing: 'LATER', changesAt: '2026-03-16T08:30:00Z' }),
    menu(3, 'Evening', 0, { standing: 'LATER', changesAt: '2026-03-14T18:00:00Z' }),
    menu(4, 'Christmas', 1, { standing: 'OVER', changesAt: null }),
    menu(5, 'Tasting menu', 0, { standing: 'INACTIVE', changesAt: null }),
  ],
  screens: [screen(1, 'Bar', 'K7M2P9AB'), { ...screen(2, 'Counter', 'X4R8T2WZ'), isActive: false }],
  sections: [
    section(1, 'Dining room', 1, ['Window 1', 'Window 2', ...numbered(5), 'Long table']),
    {
      ...section(2, 'Terrace', 9, []),
      isActive: false,
      tables: [9, 10, 11, 12].map((number) => table(number, '', false)),
    },
  ],
};

/** The same with hundreds of tables. */
export const manyTables: GuestLinks = {
  ...exampleLinks,
  sections: [
    section(1, 'Dining room', 1, ['Window 1', 'Window 2', ...numbered(118)]),
    section(2, 'Garden', 121, numbered(60)),
    section(3, 'Roof térrace', 201, numbered(140)),
  ],
};

/** A restaurant without menus, tables and screens. */
export const noLinks: GuestLinks = {
  restaurant: { ...exampleLinks.restaurant, scans: 0, standing: 'NO_MENU', changesAt: null },
  menus: [],
  screens: [],
  sections: [],
};

/** A table's scans of fourteen days, the last of which is 14 March 2026: 49 in all. */
export const exampleScans = [0, 2, 3, 1, 0, 5, 7, 4, 2, 0, 3, 7, 9, 6].map((count, index) => ({
  date: `2026-03-${String(index + 1).padStart(2, '0')}`,
  count,
}));

/** What came of checking these links at noon, where all work but those that are named. */
export function checkOf(links: GuestLinks, wrong: readonly LinkCheck['links'][number][] = []): LinkCheck {
  const tables = links.sections.flatMap((one) => one.tables);
  const all = [links.restaurant, ...links.menus, ...links.screens, ...tables];
  return {
    checkedAt: '2026-03-14T12:00:00Z',
    total: all.length,
    links: all.map(({ id }) => wrong.find((found) => found.id === id) ?? { id, outcome: 'WORKS' }),
  };
}
