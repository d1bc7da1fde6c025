import type { GuestLinks, MenuLink, TableLink } from '@cardamom/api-types';
import type { Config } from '../../config/config.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { menusAt, placeOf, type MenusAt } from '../../public/menus-at.ts';
import { findMenus } from '../../public/repository.ts';
import {
  findRestaurant,
  findRestaurantCode,
  findRestaurantUrl,
} from '../../settings/restaurant/repository.ts';
import { tablesBySection, type StoredTable } from '../../settings/table-sections/tables.ts';
import { now } from '../../shared/clock.ts';
import { guestMenuPath, screenUrl, shortPath, tablePath } from '../../shared/links.ts';
import { scansByCode } from '../scans/service.ts';
import { allScreens } from '../screens/service.ts';
import { codesOfMenus, findSections } from './repository.ts';

/** Where the installation is reached. */
type Addressed = Pick<Config, 'publicUrl' | 'screenUrl'>;

type Standing = Pick<MenuLink, 'standing' | 'changesAt'>;

/** How each menu stands at the moment that they were sorted for, by its id. */
function standingsOf({ shown, unshown }: MenusAt): ReadonlyMap<string, Standing> {
  return new Map<string, Standing>([
    ...shown.map(({ id, isOn, opensAt, closesAt }): [string, Standing] => [
      id,
      isOn ? { standing: 'ON', changesAt: closesAt } : { standing: 'LATER', changesAt: opensAt },
    ]),
    ...unshown.map(({ id, reason, opensAt }): [string, Standing] => {
      if (reason !== 'OUTSIDE_HOURS') return [id, { standing: reason, changesAt: null }];
      return [id, { standing: opensAt === null ? 'OVER' : 'LATER', changesAt: opensAt }];
    }),
  ]);
}

/** What guests find behind the restaurant's own link: a menu that is on, else the first that will be, else none. */
function standingOfAll(standings: readonly Standing[]): Standing {
  if (standings.some(({ standing }) => standing === 'ON')) return { standing: 'ON', changesAt: null };
  const opens = standings.flatMap(({ standing, changesAt }) =>
    standing === 'LATER' && changesAt !== null ? [changesAt] : [],
  );
  const [first = null] = opens.toSorted();
  return { standing: first === null ? 'NO_MENU' : 'LATER', changesAt: first };
}

/** Every link that leads to the menu, as it is now, on an installation that is reached at `publicUrl`. */
export async function getLinks(tx: RestaurantTransaction, addressed: Addressed): Promise<GuestLinks> {
  const { publicUrl } = addressed;
  const restaurant = await findRestaurant(tx);
  const restaurantUrl = await findRestaurantUrl(tx);
  const menus = await findMenus(tx);
  const standings = standingsOf(menusAt(menus, placeOf(restaurant), now()));
  const codes = await codesOfMenus(tx);
  const sections = await findSections(tx);
  const tables = await tablesBySection(tx, sections);
  const scans = await scansByCode(tx);

  const addresses = (code: string, path: string) => ({
    shortUrl: publicUrl + shortPath(code),
    publicUrl: publicUrl + path,
    scans: scans.get(code) ?? 0,
  });
  const linkTo = ({ id, number, label, shortCode }: StoredTable, isNamed: boolean): TableLink => {
    const path = isNamed ? tablePath(restaurantUrl, label || String(number)) : guestMenuPath(restaurantUrl);
    return { id, number, label, ...addresses(shortCode, path) };
  };
  return {
    restaurant: {
      id: restaurant.id,
      name: restaurant.name,
      ...addresses(await findRestaurantCode(tx), guestMenuPath(restaurantUrl)),
      ...standingOfAll([...standings.values()]),
    },
    menus: menus.flatMap(({ id, name }) => {
      const code = codes.get(id);
      const standing = standings.get(id);
      if (code === undefined || standing === undefined) return [];
      return [{ id, name, ...addresses(code, guestMenuPath(restaurantUrl, id)), ...standing }];
    }),
    sections: sections.map(({ id, name, is_active: isActive }) => ({
      id,
      name,
      isActive: isActive === 1,
      tables: (tables.get(id) ?? []).map((table) => linkTo(table, isActive === 1)),
    })),
    screens: (await allScreens(tx)).map(({ id, name, isActive, code }) => ({
      id,
      name,
      isActive,
      publicUrl: screenUrl(addressed, code),
    })),
  };
}
