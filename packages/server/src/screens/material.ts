import type {
  DigitalMenuSettings,
  PublicItem,
  PublicRestaurant,
  PublicSection,
  Screen,
} from '@cardamom/api-types';
import type { Place } from '@cardamom/api-types/schedule';
import { fromJson } from '../database/json-text.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { getDigitalMenuSettings } from '../online-menu/digital-menu/settings.ts';
import { allScreens } from '../online-menu/screens/service.ts';
import { identifications } from '../online-menu/screens/states.ts';
import { placeOf, scheduleOf } from '../public/menus-at.ts';
import { findMenus, findNextReturn } from '../public/repository.ts';
import { everything, publicSections } from '../public/sections.ts';
import { getPublicRestaurant, nextHoursChange } from '../public/service.ts';
import { findRestaurant } from '../settings/restaurant/repository.ts';
import { now } from '../shared/clock.ts';
import type { ScheduledMenu } from './timetable.ts';

/** A menu for screens with all that stands on it, whatever screens leave out. */
export type WholeMenu = ScheduledMenu & { readonly name: string; readonly sections: PublicSection[] };

/** All that the screens of a restaurant are made of. */
export type ScreenMaterial = {
  readonly restaurant: PublicRestaurant;
  readonly place: Place;
  readonly settings: DigitalMenuSettings;
  readonly screens: ReadonlyMap<string, Screen>;
  /** The active menus for screens, in their order. */
  readonly menus: readonly WholeMenu[];
  /** Those that are not deleted, on screens or not. */
  readonly menuIds: ReadonlySet<string>;
  /** Until when screens show which they are, in epoch ms. */
  readonly identifications: ReadonlyMap<string, number>;
  /** When something in it changes by itself, in epoch ms; null when nothing will. */
  readonly validUntil: number | null;
};

const withoutStory = (item: PublicItem): PublicItem => ({ ...item, story: '' });

const withoutStories = (section: PublicSection): PublicSection => ({
  ...section,
  items: section.items.map(withoutStory),
});

/** Reads it at this moment. Choices that belong to dishes, and their longer stories, are for the pages of dishes. */
export async function readMaterial(tx: RestaurantTransaction): Promise<ScreenMaterial> {
  const moment = now();
  const all = await findMenus(tx);
  const menus: WholeMenu[] = [];
  for (const menu of all) {
    if (menu.is_active === 0 || !fromJson(menu.channels).includes('SCREENS')) continue;
    const view = { shows: everything, groups: new Map(), moment };
    const sections = await publicSections(tx, menu.id, view);
    menus.push({
      id: menu.id,
      name: menu.name,
      schedule: scheduleOf(menu),
      sections: sections.map(withoutStories),
    });
  }
  const row = await findRestaurant(tx);
  // What a deleted restaurant held is removed behind the deletion.
  const screens = row.deleted_at === null ? await allScreens(tx) : [];
  const changes = [await findNextReturn(tx, moment), await nextHoursChange(tx, moment)];
  const ahead = changes.filter((change) => change !== null);
  return {
    restaurant: await getPublicRestaurant(tx, moment),
    place: placeOf(row),
    settings: await getDigitalMenuSettings(tx),
    screens: new Map(screens.map((screen) => [screen.id, screen])),
    menus,
    menuIds: new Set(all.map(({ id }) => id)),
    identifications: await identifications(tx),
    validUntil: ahead.length > 0 ? Math.min(...ahead) : null,
  };
}
