import type { PublicScreen } from '@cardamom/api-types';
import { describe, expect, test } from 'vitest';
import { exampleItem, exampleMenu, exampleScreen, idOf } from '../../screen/testing/example-screen.ts';
import { examplePicture } from '../testing/example-picture.ts';
import { viewAt } from './view.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const noon = at('27T12:00');

function firstDish(screen: PublicScreen) {
  return viewAt(screen, noon).content.sections[0]?.dishes[0];
}

const showing = (shows: Partial<PublicScreen['shows']>, items = [exampleItem(1)]) =>
  exampleScreen({
    shows: { ...exampleScreen().shows, ...shows },
    menus: [exampleMenu(1, 'Lunch', items)],
  });

describe('which menu stands on a screen', () => {
  test('it follows the timetable to the minute, without asking anybody', () => {
    const screen = exampleScreen();
    expect(viewAt(screen, noon)).toMatchObject({ kind: 'MENU', menuId: idOf('menu', 1) });
    expect(viewAt(screen, at('27T15:00') - 1)).toMatchObject({ kind: 'MENU', menuId: idOf('menu', 1) });
    expect(viewAt(screen, at('27T15:00'))).toMatchObject({ kind: 'CLOSED', title: 'Back at 18:00' });
    expect(viewAt(screen, at('27T18:00'))).toMatchObject({ kind: 'MENU', menuId: idOf('menu', 2) });
    expect(viewAt(screen, at('27T23:30'))).toMatchObject({ title: 'Back tomorrow at 11:30', text: 'Lunch' });
  });

  test('a clock before its beginning, and weeks without a network after its end, show a menu and no empty glass', () => {
    expect(viewAt(exampleScreen(), at('01T12:00')).menuId).toBe(idOf('menu', 1));
    expect(viewAt(exampleScreen(), noon + 90 * 86_400_000).menuId).toBe(idOf('menu', 1));
  });

  test('its hours are those of the restaurant, wherever the television was made', () => {
    const tokyo = exampleScreen({ restaurant: { ...exampleScreen().restaurant, timeZone: 'Asia/Tokyo' } });
    expect(viewAt(tokyo, at('27T15:00'))).toMatchObject({ title: 'Back at 03:00' });
  });

  test('what comes next is said while it is near', () => {
    expect(viewAt(exampleScreen(), noon).content.comesNext).toBe('Dinner from 18:00');
    const [first] = exampleScreen().timetable;
    expect(viewAt(exampleScreen({ timetable: first ? [first] : [] }), noon).content.comesNext).toBe('');
  });

  test('one that is off, and one without dishes, say what staff can do', () => {
    expect(viewAt(exampleScreen({ isOff: true, menus: [] }), noon)).toMatchObject({
      kind: 'OFF',
      hint: expect.stringContaining('Bar') as string,
    });
    expect(viewAt(showing({}, []), noon)).toMatchObject({
      kind: 'EMPTY',
      title: 'The menu is being written',
    });
  });
});

describe('a dish that several screens show', () => {
  const item = exampleItem(1);
  const shown = (shows: Partial<PublicScreen['shows']>) => firstDish(showing(shows, [item]));

  test('it is written once for all that show it alike', () => {
    expect(shown({})).toBe(shown({}));
  });

  test.each(['price', 'ingredients', 'allergens', 'calories'] as const)(
    'one with %s and one without are written each in its way',
    (part) => {
      expect(shown({ [part]: true })).not.toEqual(shown({ [part]: false }));
    },
  );
});

describe('what a screen wears', () => {
  // proves: screen.toggle.logo
  test('logo and name stand on it unless they are switched off', () => {
    const restaurant = { ...exampleScreen().restaurant, logo: examplePicture('#d6f6a4', 'A lime') };
    const worn = (isShown: boolean) =>
      viewAt({ ...showing({ logo: isShown }), restaurant }, noon).content.restaurant;
    expect(worn(true)).toMatchObject({ logo: { alt: 'A lime' }, showsName: true });
    expect(worn(false)).toMatchObject({ logo: null, showsName: false });
  });

  // proves: screen.toggle.dark
  test('it is dark where that is switched on', () => {
    for (const isDark of [true, false])
      expect(viewAt(exampleScreen({ isDark }), noon).content.isDark).toBe(isDark);
  });
});

describe('what is said of a dish', () => {
  test('prices, ingredients, allergens and calories are in words', () => {
    expect(firstDish(showing({}))).toMatchObject({
      prices: [{ label: '', text: '€1.00' }],
      ingredients: 'limes, butter',
      allergens: { contains: ['eggs'], mayContain: ['tree nuts'] },
      calories: '420 kcal',
    });
  });

  test('what is switched off is not there, and allergens are asked for instead', () => {
    const screen = showing({ price: false, ingredients: false, allergens: false, calories: false });
    expect(firstDish(screen)).toMatchObject({ prices: [], ingredients: '', calories: '' });
    expect(firstDish(screen)).not.toHaveProperty('allergens');
    expect(viewAt(screen, noon).content.honestyLine).toBe('Ask us about allergens.');
    expect(viewAt(showing({}), noon).content.honestyLine).toBe('10% VAT included');
  });

  test('allergens that nobody has declared are never free of any', () => {
    const undeclared = { isDeclared: false, contains: [], mayContain: [] };
    expect(firstDish(showing({}, [exampleItem(1, { allergens: undeclared })]))?.allergens).toBeNull();
  });

  test('what is sold out stands there struck, or not at all', () => {
    const items = [exampleItem(1, { isSoldOut: true }), exampleItem(2)];
    expect(firstDish(showing({ soldOut: true }, items))).toMatchObject({ name: 'Dish 1', isSoldOut: true });
    expect(firstDish(showing({ soldOut: false }, items))).toMatchObject({ name: 'Dish 2' });
  });
});
