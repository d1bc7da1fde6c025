import type { PublicMenuLink, UnshownMenu } from '@cardamom/api-types';
import {
  addDays,
  isOpenAt,
  momentOf,
  nextChange,
  startOf,
  wallClock,
  type Place,
  type Schedule,
} from '@cardamom/api-types/schedule';
import type { Selectable } from 'kysely';
import { fromJson } from '../database/json-text.ts';
import type { MenuTable } from '../database/schema/menu.ts';
import type { RestaurantTable } from '../database/schema/restaurants.ts';
import { instantOrNull } from '../shared/clock.ts';

type StoredMenu = Pick<
  MenuTable,
  | 'id'
  | 'name'
  | 'description'
  | 'windows'
  | 'starts_on'
  | 'ends_on'
  | 'outside_hours'
  | 'channels'
  | 'is_active'
>;

/** Whose clock decides when menus are on. */
export function placeOf(restaurant: Selectable<RestaurantTable>): Place {
  return { timeZone: restaurant.time_zone, businessDayEndsAt: restaurant.business_day_ends_at };
}

/** When a menu is on. */
export function scheduleOf(menu: StoredMenu): Schedule {
  return {
    windows: fromJson(menu.windows),
    startsOn: menu.starts_on,
    endsOn: menu.ends_on,
  };
}

const isForGuests = (menu: StoredMenu) => fromJson(menu.channels).includes('QR');

/** What guests can open at a moment, what they cannot and why, and when that changes by itself (epoch ms, null: never). */
export type MenusAt = {
  readonly shown: PublicMenuLink[];
  readonly unshown: UnshownMenu[];
  readonly nextChangeAt: number | null;
};

/** Sorts the menus, in their order, into what guests can open at a moment and what they cannot. */
export function menusAt(menus: readonly StoredMenu[], place: Place, moment: number): MenusAt {
  const shown: PublicMenuLink[] = [];
  const unshown: UnshownMenu[] = [];
  const changes: number[] = [];
  for (const menu of menus) {
    const { id, name, description } = menu;
    if (menu.is_active === 0) {
      unshown.push({ id, name, reason: 'INACTIVE', opensAt: null });
      continue;
    }
    if (!isForGuests(menu)) {
      unshown.push({ id, name, reason: 'OTHER_CHANNEL', opensAt: null });
      continue;
    }
    const schedule = scheduleOf(menu);
    const isOn = isOpenAt(schedule, place, moment);
    const change = nextChange(schedule, place, moment);
    if (change !== null) changes.push(change);
    const opensAt = isOn ? null : instantOrNull(change);
    // What is never on again is not coming later.
    if (isOn || (menu.outside_hours === 'SHOW_GREYED' && opensAt !== null))
      shown.push({ id, name, description, isOn, opensAt, closesAt: isOn ? instantOrNull(change) : null });
    else unshown.push({ id, name, reason: 'OUTSIDE_HOURS', opensAt });
  }
  return { shown, unshown, nextChangeAt: changes.length > 0 ? Math.min(...changes) : null };
}

/** When the next menu is on, while none is; null while one is, and where none comes. */
export function nextMenuAt({ shown, unshown }: MenusAt): string | null {
  if (shown.some(({ isOn }) => isOn)) return null;
  const openings = [...shown, ...unshown].flatMap(({ opensAt }) => opensAt ?? []);
  return openings.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

/** When what guests read of the menus' hours changes by itself: a menu goes on or off, or "from 17:00" is about another day. */
export function hoursChangeAt(menus: MenusAt, place: Place, moment: number): number | null {
  const { shown, nextChangeAt } = menus;
  if (shown.every((menu) => menu.isOn) && nextMenuAt(menus) === null) return nextChangeAt;
  const { date } = wallClock(place.timeZone, moment);
  const midnight = momentOf(place.timeZone, startOf(addDays(date, 1)));
  return nextChangeAt === null ? midnight : Math.min(nextChangeAt, midnight);
}
