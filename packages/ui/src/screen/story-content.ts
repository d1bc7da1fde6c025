import { lookAccents } from '../guest/looks/index.ts';
import { storyPictures } from './story-dishes.ts';
import { spotlitDishes, storyMenus } from './story-menus.ts';
import type { ScreenContent, ScreenDish, ScreenSection, ScreenStatus } from './types.ts';

export { spotlitDishes, storyMenus } from './story-menus.ts';

const usual: ScreenContent = {
  layout: 'BOARD',
  look: 'LINEN',
  accent: lookAccents.LINEN,
  isDark: false,
  language: 'en',
  direction: 'ltr',
  restaurant: { name: 'Cardamom & Lime', logo: storyPictures.logo, showsName: true },
  honestyLine: 'Tax included · 5 % service for six or more',
  menuName: 'All day',
  comesNext: 'Dinner from 18:00',
  sections: storyMenus.forty,
  itemSeconds: 8,
  isLongerForText: true,
};

/** A menu on a screen, for stories; a look brings its own colour. */
export function contentWith(more: Partial<ScreenContent>): ScreenContent {
  const look = more.look ?? usual.look;
  return { ...usual, accent: lookAccents[look], ...more };
}

/** One section of these dishes. */
export function sectionOf(title: string, ...dishes: ScreenDish[]): ScreenSection[] {
  return [{ id: title, title, dishes }];
}

/** One dish, large. */
export function spotlightOf(dish: ScreenDish, more: Partial<ScreenContent> = {}): ScreenContent {
  return contentWith({ layout: 'SPOTLIGHT', sections: sectionOf('From the grill', dish), ...more });
}

/** A spotlight in the usual look. */
export const storyContent: ScreenContent = spotlightOf(spotlitDishes.usual);

/** A screen on the network, with its clock. */
export const storyStatus: ScreenStatus = { clock: '13:05', offline: null };
