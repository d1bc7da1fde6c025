import { expect, test } from 'vitest';
import {
  exampleScreen,
  exampleSettings,
  longPreview,
  previewOfScreens,
} from '#shared/testing/example-screens.ts';
import { toldScreen } from './told-screen.ts';

const titlesOf = ({ menus }: ReturnType<typeof toldScreen>) =>
  menus.map(({ sections }) => sections.map(({ title }) => title));
const [plates, fish] = previewOfScreens.menus[0]?.sections ?? [];
const ids = { plates: plates?.id ?? '', fish: fish?.id ?? '' };

test('categories stand in the order they were chosen in, and all of the menu where none was', () => {
  const chosen = { ...exampleSettings, categoryIds: [ids.fish, ids.plates] };
  expect(titlesOf(toldScreen(previewOfScreens, chosen, null))).toEqual([['Fish', 'Small plates']]);
  expect(titlesOf(toldScreen(previewOfScreens, { ...exampleSettings, categoryIds: [] }, null))).toEqual([
    ['Small plates', 'Fish'],
  ]);
});

test('what a screen has of its own wins, and an own list without entries is the whole menu', () => {
  const settings = { ...exampleSettings, categoryIds: [ids.fish] };
  const own = { ...exampleScreen, layout: 'BOARD' as const, categoryIds: [] };
  const told = toldScreen(previewOfScreens, settings, own);
  expect(told.layout).toBe('BOARD');
  expect(titlesOf(told)).toEqual([['Small plates', 'Fish']]);
  expect(toldScreen(previewOfScreens, settings, exampleScreen).layout).toBe(settings.layout);
});

test('of a long menu a screen takes the first 300 dishes that it may show, and what comes after them is counted', () => {
  const long = longPreview(400);
  for (const [index, item] of long.menus[0]?.sections[0]?.items.entries() ?? [])
    item.isSoldOut = index % 4 === 0;
  const told = (showsSoldOut: boolean) =>
    toldScreen(long, { ...exampleSettings, categoryIds: [], showsSoldOut }, null).menus[0];
  expect(told(true)?.sections[0]?.items.at(-1)?.name).toBe('Dish 300');
  expect(told(true)?.leftOut).toBe(100);
  expect(told(false)?.sections[0]?.items.at(-1)?.name).toBe('Dish 400');
  expect(told(false)?.leftOut).toBe(0);
});

test('an inactive screen is off, and one menu of its own is looked at whenever', () => {
  const told = toldScreen(previewOfScreens, exampleSettings, { ...exampleScreen, isActive: false });
  expect(told.isOff).toBe(true);
  const menuId = previewOfScreens.menus[0]?.id ?? '';
  const closed = { ...previewOfScreens, timetable: [{ from: previewOfScreens.asOf, menuId: null }] };
  expect(toldScreen(closed, exampleSettings, { ...exampleScreen, menuId }).timetable).toEqual([
    { from: closed.asOf, menuId },
  ]);
});
