import type { Category, ScreenStates } from '@cardamom/api-types';
import { screen, userEvent, within } from 'storybook/test';
import { draftStorage } from '#shared/draft/draft-storage.ts';
import { answers, listOf, owner, patience, press, succeeds, usual } from '#shared/testing/index.ts';
import {
  exampleScreen,
  exampleSettings,
  previewOfScreens,
  previewWith,
  threeScreens,
  threeStates,
} from '#shared/testing/example-screens.ts';

const exampleCategory = (id: string, name: string, position: number): Category => ({
  id,
  name,
  description: '',
  kind: 'APPETIZER',
  image: null,
  position,
  isActive: true,
  itemCount: 2,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
  version: 1,
});

const categories = previewOfScreens.menus.flatMap(({ sections }) =>
  sections.map(({ id, title }, position) => exampleCategory(id, title, position)),
);

/** What the handlers hold while a story runs. */
const kept = { settings: exampleSettings, screens: [...threeScreens], identified: 0 };

/** How often a screen was asked to show its name. */
export const identified = (): number => kept.identified;

/** The page of the digital menu, and what one story typed is none of the next. */
export const digitalMenuPath = '/digital-menu/digital-menu';
export function startAnew(): void {
  Object.assign(kept, { settings: exampleSettings, screens: [...threeScreens], identified: 0 });
  draftStorage().remove({
    restaurantId: owner.restaurant.id,
    staffId: owner.id,
    path: digitalMenuPath,
  });
}

/** How these screens stand. */
export const statesOf = (...screens: ScreenStates['screens']): ScreenStates => ({ ...threeStates, screens });

/** The digital menu of a restaurant with three screens. */
export const digitalMenuReady = [
  answers('getDigitalMenuSettings', () => kept.settings),
  answers('updateDigitalMenuSettings', () => {
    kept.settings = { ...exampleSettings, layout: 'BOARD', version: 4 };
    return kept.settings;
  }),
  answers('previewScreens', previewWith(previewOfScreens)),
  answers('listScreens', () => listOf(kept.screens)),
  answers('getScreenStates', threeStates),
  answers('listCategories', listOf(categories)),
  succeeds('identifyScreen', () => {
    kept.identified += 1;
  }),
  succeeds('deleteScreen', () => {
    kept.screens = kept.screens.filter(({ name }) => name !== 'Window');
  }),
  answers('restoreScreen', () => {
    kept.screens = [...threeScreens];
    return threeScreens[2] ?? exampleScreen;
  }),
  answers('unpairScreen', { ...exampleScreen, code: 'Z9Y8X7W6', version: 2 }),
  ...usual,
];

type Canvas = ReturnType<typeof within>;

/** What stands in the row of a screen. */
export async function rowOf(canvas: Canvas, name: string): Promise<Canvas> {
  const row = (await canvas.findByRole('link', { name }, patience)).closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
}

/** The glass on the stage. */
export const glassOf = (canvas: Canvas, name: string): Promise<HTMLElement> =>
  canvas.findByRole('region', { name: `${name} as it would show` }, patience);

/** Opens a menu and does something in it. */
export async function choose(canvas: Canvas, menu: string, entry: string): Promise<void> {
  await press(canvas, menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }, patience));
}
