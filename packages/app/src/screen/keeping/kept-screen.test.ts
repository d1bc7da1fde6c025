import type { PublicScreen } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { viewAt } from '../../shared/screen-view/index.ts';
import { examplePicture } from '../../shared/testing/example-picture.ts';
import { exampleCode, exampleItem, exampleMenu, exampleScreen } from '../testing/example-screen.ts';
import { isScreen, readWritten, written } from './kept-screen.ts';

const kept = { screen: exampleScreen(), ahead: 1200, rightAt: 1_795_000_000_000 };

test('what was kept is read as it was', () => {
  expect(readWritten(written(kept), exampleCode)).toEqual(kept);
});

test.each([
  ['nothing', undefined],
  ['something else', 'menu'],
  ['another format', { ...written(kept), format: 0 }],
  ['a text that was cut off', { ...written(kept), text: written(kept).text.slice(0, 900) }],
  ['a price that was overwritten', { ...written(kept), text: written(kept).text.replace('100', '900') }],
  ['what holds no screen', written({ ...kept, screen: null as never })],
  ['a screen without a timetable', written({ ...kept, screen: exampleScreen({ timetable: [] }) })],
])('%s is thrown away', (_, value) => {
  expect(readWritten(value, exampleCode)).toBeNull();
});

test('what another screen keeps is not shown', () => {
  expect(readWritten(written(kept), 'ABCDEFGH')).toBeNull();
});

/** A screen in which nothing is left out. */
const full = exampleScreen({
  identifyUntil: '2026-11-27T12:00:06.000Z',
  restaurant: {
    ...exampleScreen().restaurant,
    logo: examplePicture('#d6f6a4', 'A lime'),
    serviceCharge: { type: 'FIXED', rate: 300, treatment: 'EXCLUDED', purpose: 'the team', shortLine: '' },
  },
  menus: [
    exampleMenu(1, 'Lunch', [exampleItem(1, { image: examplePicture('#d6f6a4', 'A soup') })]),
    exampleMenu(2, 'Dinner', [exampleItem(4), exampleItem(5)]),
  ],
});

type Path = readonly (string | number)[];

/** Where everything is in a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...path, name]));
  return [path, ...inside];
}

/** The screen with something else at one place; `undefined` is what was overwritten by nothing. */
function spoiledAt(path: Path, by: unknown): unknown {
  const copy = structuredClone<unknown>(full);
  const last = path.at(-1);
  if (last === undefined) return by;
  let place = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) place = place[name] as Record<string | number, unknown>;
  place[last] = by;
  return copy;
}

/** What React cannot draw as a text, and what no drawing reckons with. */
function strangenessOf(screen: PublicScreen): string[] {
  const strange: string[] = [];
  for (const { from } of screen.timetable) {
    const { content } = viewAt(screen, Date.parse(from));
    const dishes = content.sections.flatMap((section) => section.dishes);
    const texts = dishes.flatMap(({ id, name, description, ingredients, calories, prices, allergens }) => [
      id,
      name,
      description,
      ingredients,
      calories,
      ...prices.flatMap(({ label, text }) => [label, text]),
      ...(allergens ? [...allergens.contains, ...allergens.mayContain] : []),
    ]);
    const titles = content.sections.flatMap(({ id, title }) => [id, title]);
    const own = [content.restaurant.name, content.honestyLine, content.menuName, content.comesNext];
    for (const text of [...texts, ...titles, ...own] as unknown[])
      if (typeof text !== 'string' || text.includes('[object') || text.includes('undefined'))
        strange.push(JSON.stringify(text));
    for (const picture of [content.restaurant.logo, ...dishes.map((dish) => dish.picture)])
      if (picture && !(picture.width > 0 && picture.src !== '')) strange.push(JSON.stringify(picture));
  }
  return strange;
}

test('whatever is spoiled in a screen, it is thrown away or can be written in words, at every hour of its timetable', () => {
  expect(isScreen(full, exampleCode)).toBe(true);
  const wrong = pathsIn(full).flatMap((path) =>
    [undefined, null, 7, '\u0000', true, [], {}].flatMap((by) => {
      const spoiled = spoiledAt(path, by);
      if (!isScreen(spoiled, exampleCode)) return [];
      try {
        return strangenessOf(spoiled).map(
          (strange) => `${path.join('.')} = ${JSON.stringify(by)}: ${strange}`,
        );
      } catch (error) {
        return [`${path.join('.')} = ${JSON.stringify(by)}: ${String(error)}`];
      }
    }),
  );
  expect(wrong).toEqual([]);
});
