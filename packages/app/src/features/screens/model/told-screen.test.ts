import type { PublicScreen } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import {
  exampleScreen,
  exampleSettings,
  longPreview,
  previewOfScreens,
  previewWith,
} from '#shared/testing/example-screens.ts';
import { askedFor, toldScreen, type OwnSettings, type SharedSettings } from './told-screen.ts';

const titlesOf = ({ menus }: ReturnType<typeof toldScreen>) =>
  menus.map(({ sections }) => sections.map(({ title }) => title));
const told = (screen: PublicScreen, settings: SharedSettings, own: OwnSettings | null = null) =>
  toldScreen(previewWith(screen), { settings, own });
const [plates, fish] = previewOfScreens.menus[0]?.sections ?? [];
const ids = { plates: plates?.id ?? '', fish: fish?.id ?? '' };

test('categories stand in the order they were chosen in, and all of the menu where none was', () => {
  const chosen = { ...exampleSettings, categoryIds: [ids.fish, ids.plates] };
  expect(titlesOf(told(previewOfScreens, chosen))).toEqual([['Fish', 'Small plates']]);
  expect(titlesOf(told(previewOfScreens, { ...exampleSettings, categoryIds: [] }))).toEqual([
    ['Small plates', 'Fish'],
  ]);
});

test('what a screen has of its own wins, and an own list without entries is the whole menu', () => {
  const settings = { ...exampleSettings, categoryIds: [ids.fish] };
  const own = { ...exampleScreen, layout: 'BOARD' as const, categoryIds: [] };
  const shown = told(previewOfScreens, settings, own);
  expect(shown.layout).toBe('BOARD');
  expect(titlesOf(shown)).toEqual([['Small plates', 'Fish']]);
  expect(told(previewOfScreens, settings, exampleScreen).layout).toBe(settings.layout);
});

test('of a long menu a screen takes the first 300 dishes that it may show, and what comes after them is counted', () => {
  const long = longPreview(400);
  for (const [index, item] of long.menus[0]?.sections[0]?.items.entries() ?? [])
    item.isSoldOut = index % 4 === 0;
  const menuWith = (showsSoldOut: boolean) =>
    told(long, { ...exampleSettings, categoryIds: [], showsSoldOut }).menus[0];
  expect(menuWith(true)?.sections[0]?.items.at(-1)?.name).toBe('Dish 300');
  expect(menuWith(true)?.leftOut).toBe(100);
  expect(menuWith(false)?.sections[0]?.items.at(-1)?.name).toBe('Dish 400');
  expect(menuWith(false)?.leftOut).toBe(0);
});

test('an inactive screen is off, and one menu of its own is looked at whenever', () => {
  const off = told(previewOfScreens, exampleSettings, { ...exampleScreen, isActive: false });
  expect(off.isOff).toBe(true);
  const menuId = previewOfScreens.menus[0]?.id ?? '';
  const closed = { ...previewOfScreens, timetable: [{ from: previewOfScreens.asOf, menuId: null }] };
  expect(told(closed, exampleSettings, { ...exampleScreen, menuId }).timetable).toEqual([
    { from: closed.asOf, menuId },
  ]);
});

test('what a screen leaves out is counted where its dishes were not sent', () => {
  const long = previewWith(longPreview(300));
  for (const one of long.counts) Object.assign(one, { dishes: 10_000, soldOut: 200 });
  const leftOut = (showsSoldOut: boolean, categoryIds: string[]) =>
    toldScreen(long, { settings: { ...exampleSettings, categoryIds, showsSoldOut }, own: null }).menus[0]
      ?.leftOut;
  expect(leftOut(true, [])).toBe(9700);
  expect(leftOut(false, [ids.plates])).toBe(9500);
  // The dishes of the other category are on their way.
  expect(leftOut(true, [ids.fish])).toBe(0);
});

test('dishes are asked for where a choice is tried out, not where it is a saved one', () => {
  const saved = [{ categoryIds: [ids.fish], showsSoldOut: true }];
  expect(askedFor({ categoryIds: [ids.fish], showsSoldOut: true }, saved)).toEqual({});
  expect(askedFor({ categoryIds: [ids.fish, ids.plates], showsSoldOut: true }, saved)).toEqual({
    categoryIds: `${ids.fish},${ids.plates}`,
    showsSoldOut: true,
  });
  expect(askedFor({ categoryIds: [], showsSoldOut: false }, saved)).toEqual({ showsSoldOut: false });
  const many = Array.from({ length: 40 }, (_, index) => `category ${index}`);
  expect(askedFor({ categoryIds: many, showsSoldOut: true }, saved).categoryIds).toBe(
    many.slice(0, 33).join(','),
  );
});
