import type {
  DigitalMenuSettings,
  PublicScreen,
  Screen,
  ScreenMenu,
  ScreenPreview,
  paths,
} from '@cardamom/api-types';
import { menuOnScreen, mostDishesOnScreen, type ScreenChoice } from '@cardamom/api-types/screen-dishes';

/** Categories that are tried out; nothing where what is saved is shown. */
export type AskedScreens = NonNullable<paths['/online-menu/screen-preview']['get']['parameters']['query']>;

/** What may be different on one screen. */
export type OwnSettings = Pick<Screen, 'name' | 'menuId' | 'categoryIds' | 'layout' | 'isActive'>;

/** What all screens show, as far as it is saved or in a form. */
export type SharedSettings = Omit<DigitalMenuSettings, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** What a screen is told to show. */
export interface Told {
  settings: SharedSettings;
  /** What is different on it; null where nothing is. */
  own: OwnSettings | null;
}

/** A menu of its own stands on a preview whenever it is looked at, its hours aside. */
function timetableOf({ timetable, asOf }: PublicScreen, menuId: string | null): PublicScreen['timetable'] {
  return menuId === null ? timetable : [{ from: asOf, menuId }];
}

/** Which dishes a screen takes with these settings. */
export function choiceIn({ settings, own }: Told): ScreenChoice {
  return {
    categoryIds: own?.categoryIds ?? settings.categoryIds,
    showsSoldOut: settings.showsSoldOut,
  };
}

/** As many categories as can be tried out; three hundred dishes hardly ever reach beyond them. */
const mostTried = 33;

const inOneWord = ({ categoryIds, showsSoldOut }: ScreenChoice) => `${showsSoldOut} ${categoryIds.join(',')}`;

/** What is asked for to see a choice; nothing where it is one of the saved ones, whose dishes always come. */
export function askedFor(choice: ScreenChoice, saved: readonly ScreenChoice[]): AskedScreens {
  if (saved.some((one) => inOneWord(one) === inOneWord(choice))) return {};
  const { categoryIds, showsSoldOut } = choice;
  const first = categoryIds.slice(0, mostTried);
  return { showsSoldOut, ...(first.length > 0 && { categoryIds: first.join(',') }) };
}

/** A menu as a screen takes it, where not all of its dishes are there: what it leaves out comes after the most that it takes. */
function takenOf(menu: ScreenMenu, choice: ScreenChoice, counts: ScreenPreview['counts']): ScreenMenu {
  const taken = menuOnScreen(menu, choice);
  const shown = taken.sections.reduce((sum, { items }) => sum + items.length, 0);
  if (shown < mostDishesOnScreen) return { ...taken, leftOut: 0 };
  const chosen = counts.filter(
    ({ menuId, categoryId }) =>
      menuId === menu.id && (choice.categoryIds.length === 0 || choice.categoryIds.includes(categoryId)),
  );
  const there = chosen.reduce(
    (sum, { dishes, soldOut }) => sum + dishes - (choice.showsSoldOut ? 0 : soldOut),
    0,
  );
  return { ...taken, leftOut: there - shown };
}

/**
 * What a screen would show with settings that may not be saved yet. `preview` counts all categories and holds everything that can
 * be hidden.
 */
export function toldScreen({ screen, counts }: ScreenPreview, told: Told): PublicScreen {
  const { settings, own } = told;
  const choice = choiceIn(told);
  return {
    ...screen,
    name: own?.name ?? screen.name,
    isOff: own !== null && !own.isActive,
    layout: own?.layout ?? settings.layout,
    itemSeconds: settings.itemSeconds,
    isLongerForText: settings.isLongerForText,
    isDark: settings.isDark,
    shows: {
      price: settings.showsPrice,
      ingredients: settings.showsIngredients,
      allergens: settings.showsAllergens,
      calories: settings.showsCalories,
      logo: settings.showsLogo,
      clock: settings.showsClock,
      soldOut: settings.showsSoldOut,
    },
    menus: screen.menus.map((menu) => takenOf(menu, choice, counts)),
    timetable: timetableOf(screen, own?.menuId ?? null),
  };
}
