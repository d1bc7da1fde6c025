import { expect, test } from 'vitest';
import { exampleScreen, exampleSettings, previewOfScreens } from '#shared/testing/example-screens.ts';
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

test('an inactive screen is off, and one menu of its own is looked at whenever', () => {
  const told = toldScreen(previewOfScreens, exampleSettings, { ...exampleScreen, isActive: false });
  expect(told.isOff).toBe(true);
  const menuId = previewOfScreens.menus[0]?.id ?? '';
  const closed = { ...previewOfScreens, timetable: [{ from: previewOfScreens.asOf, menuId: null }] };
  expect(toldScreen(closed, exampleSettings, { ...exampleScreen, menuId }).timetable).toEqual([
    { from: closed.asOf, menuId },
  ]);
});
