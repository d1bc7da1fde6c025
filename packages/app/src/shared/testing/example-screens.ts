import type {
  DigitalMenuSettings,
  PublicItem,
  PublicScreen,
  PublicSection,
  Screen,
  ScreenPreview,
  ScreenState,
  ScreenStates,
} from '@cardamom/api-types';
import { menuCalled } from './example-menu.ts';
import { guestsNow } from './example-preview.ts';

const created = '2026-01-05T09:00:00Z';

/** Settings as a new restaurant has them. */
export const exampleSettings: DigitalMenuSettings = {
  id: '0198a000-0000-7000-8000-0000000000f2',
  layout: 'SPOTLIGHT',
  categoryIds: [],
  itemSeconds: 8,
  isLongerForText: true,
  showsPrice: true,
  showsIngredients: false,
  showsAllergens: true,
  showsCalories: false,
  showsLogo: true,
  showsClock: true,
  showsSoldOut: true,
  isDark: false,
  createdAt: created,
  updatedAt: '2026-03-01T10:05:00Z',
  version: 3,
};

/** A screen that shows what the settings say. */
export const exampleScreen: Screen = {
  id: '0198a000-0000-7000-8000-000000000051',
  name: 'Bar',
  code: 'K7M2P9AB',
  menuId: null,
  categoryIds: null,
  layout: null,
  turn: 'NONE',
  isActive: true,
  createdAt: created,
  updatedAt: created,
  version: 1,
};

const [allDay] = guestsNow.menus;
const withAll = (item: PublicItem): PublicItem => ({
  ...item,
  ingredients: ['Sea salt', 'Lemon'],
  calories: 340,
});
const whole = (section: PublicSection): PublicSection => ({ ...section, items: section.items.map(withAll) });
const sections = (allDay?.sections ?? []).map(whole);

/** What such a screen would show: one menu of two sections. */
export const previewOfScreens: PublicScreen = {
  id: exampleScreen.id,
  name: '',
  code: exampleScreen.code,
  turn: 'NONE',
  isOff: false,
  layout: 'SPOTLIGHT',
  itemSeconds: 8,
  isLongerForText: true,
  shows: {
    price: true,
    ingredients: false,
    allergens: true,
    calories: false,
    logo: true,
    clock: true,
    soldOut: true,
  },
  isDark: false,
  restaurant: guestsNow.restaurant,
  menus: [{ id: allDay?.id ?? '', name: 'All day', sections, leftOut: 0 }],
  timetable: [{ from: guestsNow.at, menuId: allDay?.id ?? null }],
  identifyUntil: null,
  appVersion: '0.1.0',
  asOf: guestsNow.at,
};

/** A preview with all dishes of these menus. */
export function previewWith(screen: PublicScreen): ScreenPreview {
  const counts = screen.menus.flatMap(({ id: menuId, sections: all }) =>
    all.map(({ id: categoryId, items }) => {
      const soldOut = items.filter(({ isSoldOut }) => isSoldOut).length;
      return { menuId, categoryId, dishes: items.length, soldOut };
    }),
  );
  return { screen, counts };
}

/** What such a screen would show of one category with so many dishes. */
export function longPreview(count: number): PublicScreen {
  const [section] = sections;
  const [dish] = section?.items ?? [];
  if (!section || !dish) throw new Error('the example has a dish');
  const items = Array.from({ length: count }, (_, index) => ({
    ...dish,
    id: `0190f3a1-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Dish ${index + 1}`,
  }));
  const menus = previewOfScreens.menus.map((menu) => ({ ...menu, sections: [{ ...section, items }] }));
  return { ...previewOfScreens, menus };
}

/** The menu that they show, as its list has it. */
export const menuOnScreens = menuCalled('All day', { id: allDay?.id ?? '', channels: ['QR', 'SCREENS'] });

/** A screen that was just heard of. */
export function stateOf({ id }: Screen, more: Partial<ScreenState> = {}): ScreenState {
  return {
    screenId: id,
    lastSeenAt: '2026-03-14T12:00:00Z',
    isOffline: false,
    appVersion: '0.1.0',
    isOutdated: false,
    width: 1920,
    height: 1080,
    menuOf: '2026-03-14T11:59:00Z',
    showing: { menuId: allDay?.id ?? null, page: 1, pages: 3, itemId: null },
    lastFault: '',
    lastFaultAt: null,
    ...more,
  };
}

/** Three screens as most restaurants would have them: one as set, one of its own, one that is offline. */
export const threeScreens: readonly Screen[] = [
  exampleScreen,
  {
    ...exampleScreen,
    id: '0198a000-0000-7000-8000-000000000052',
    name: 'Counter',
    code: 'M4NQ8R2T',
    layout: 'BOARD',
    turn: 'LEFT',
    categoryIds: sections.map(({ id }) => id),
  },
  { ...exampleScreen, id: '0198a000-0000-7000-8000-000000000053', name: 'Window', code: 'W3XY7Z5A' },
];

/** How those stand. */
export const threeStates: ScreenStates = {
  asOf: '2026-03-14T12:00:10Z',
  screens: threeScreens.map((screen) =>
    screen.name === 'Window'
      ? stateOf(screen, {
          isOffline: true,
          lastSeenAt: '2026-03-14T11:42:00Z',
          menuOf: '2026-03-14T11:40:00Z',
        })
      : stateOf(screen),
  ),
};
