import type { ScreenContent, ScreenDish, ScreenSection } from '../types.ts';
import { secondsOfDish } from './seconds.ts';
import type { FacePlan, SpotlightView } from './views.ts';

/** Names a dish where it stands: a menu may have one dish in two sections. */
export function keyOf(section: ScreenSection, dish: ScreenDish): string {
  return `${section.id} ${dish.id}`;
}

/**
 * A page for each dish that can be had, and for the one in view until its time is over; where all are sold out, for each of them,
 * because an empty screen would say that there is no kitchen.
 */
export function planSpotlight(content: ScreenContent, keyInView: string | null): FacePlan {
  const { sections } = content;
  const all = sections.flatMap((section) =>
    section.dishes.map((dish): SpotlightView => ({
      kind: 'SPOTLIGHT',
      key: keyOf(section, dish),
      title: section.title,
      dish,
    })),
  );
  const there = all.filter(({ dish, key }) => !dish.isSoldOut || key === keyInView);
  const views = there.some(({ dish }) => !dish.isSoldOut) ? there : all;
  const pages = views.map(({ key, title, dish }) => ({
    key,
    dishIds: [dish.id],
    largeId: dish.id,
    title: title === '' ? dish.name : title,
    seconds: secondsOfDish(dish, content),
    pictures: dish.picture ? [dish.picture] : [],
  }));
  return { sections, views, pages };
}
