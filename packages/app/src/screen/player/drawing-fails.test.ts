import type { PublicScreen } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { damaged } from '../keeping/kept-screen.ts';
import { beginPlayer, online, type Around } from '../testing/begin-player.ts';
import { exampleItem, exampleMenu, exampleScreen, from } from '../testing/example-screen.ts';

const minute = 60_000;

const kept = { screen: exampleScreen(), ahead: 0, rightAt: Date.parse('2026-11-27T09:42:00Z') };

/** Draws as React does, a moment after the player has told what to draw; a dish of this name cannot be drawn, and nothing is after it until drawing begins anew. */
function failsToDraw({ player, device }: ReturnType<typeof beginPlayer>, name: string): void {
  let isDrawing = false;
  let failedAt: number | null = null;
  const draw = () => {
    isDrawing = false;
    const { playing, attempt } = player.state();
    const dishes = playing?.view.content.sections.flatMap((section) => section.dishes) ?? [];
    if (attempt === failedAt || dishes.every((dish) => dish.name !== name)) return;
    failedAt = attempt;
    player.drawingFailed(new TypeError('No'));
  };
  player.subscribe(() => {
    if (isDrawing) return;
    isDrawing = true;
    device.after(0, draw);
  });
}

/** The example with one menu of one dish, which is on all day. */
function withDish(name: string, menu = 1): PublicScreen {
  return exampleScreen({
    menus: [exampleMenu(menu, 'Lunch', [exampleItem(menu, { name })])],
    timetable: [from('11:30', menu)],
  });
}

test('a menu that cannot be drawn never stands there: what was drawn before it does, until there is another', async () => {
  const around: Around = { ...online(), screen: withDish('Soup') };
  const begun = beginPlayer(around);
  const { device, player, reports, shown } = begun;
  failsToDraw(begun, 'Spoiled');
  await device.pass(15_000);
  around.screen = withDish('Spoiled', 2);
  for (let second = 0; second < 240; second += 1) {
    await device.pass(1000);
    expect([shown(), player.state().hasFailed]).toEqual(['Soup', false]);
  }
  expect(player.state().status.offline).toMatch(/^Menu of 12:0\d$/u);
  expect(reports.some(({ fault }) => fault === 'TypeError: No')).toBe(true);
  expect(JSON.stringify(around.kept)).not.toContain('Spoiled');
  around.screen = withDish('Salad', 2);
  await device.pass(75_000);
  expect([shown(), player.state().status.offline]).toEqual(['Salad', null]);
  expect(JSON.stringify(around.kept.last)).toContain('Salad');
  player.stop();
});

test('one that waits for the turn of the page and cannot be drawn then is left out, and pages turn on', async () => {
  const around: Around = { ...online(), screen: exampleScreen({ timetable: [from('11:30', 1)] }) };
  const begun = beginPlayer(around);
  const { device, player } = begun;
  failsToDraw(begun, 'Spoiled');
  await device.pass(15_000);
  const items = [exampleItem(1), exampleItem(2, { name: 'Spoiled' }), exampleItem(3)];
  around.screen = exampleScreen({
    menus: [exampleMenu(1, 'Lunch', items)],
    timetable: [from('11:30', 1)],
  });
  await device.pass(2 * minute);
  const turns = player.state().playing?.turns ?? 0;
  await device.pass(minute);
  expect((player.state().playing?.turns ?? 0) - turns).toBeGreaterThanOrEqual(6);
  expect(player.state()).toMatchObject({ hasFailed: false });
  expect(JSON.stringify(player.state().playing)).not.toContain('Spoiled');
  expect(JSON.stringify(around.kept)).not.toContain('Spoiled');
  player.stop();
});

test('a menu that was kept and is damaged gives way to the last good one, and is told', async () => {
  const good = { ...kept, screen: withDish('Soup') };
  const around: Around = { ...online(), screen: null, kept: { last: damaged, good } };
  const { device, player, reports, reloads, shown } = beginPlayer(around);
  await device.pass(10);
  expect(shown()).toBe('Soup');
  await device.pass(2000);
  expect(reports.at(-1)?.fault).toBe('Error: What was kept is damaged');
  expect(reloads).toEqual([]);
  player.stop();
});

test('a menu that follows one that nothing could be drawn of is drawn', async () => {
  const around: Around = { ...online(), screen: withDish('Spoiled') };
  const begun = beginPlayer(around);
  const { device, player, shown } = begun;
  failsToDraw(begun, 'Spoiled');
  await device.pass(1000);
  expect(player.state().hasFailed).toBe(true);
  around.screen = withDish('Soup');
  await device.pass(75_000);
  expect([player.state().hasFailed, shown()]).toEqual([false, 'Soup']);
  player.stop();
});

test('where what was kept last cannot be drawn, what was good before is', async () => {
  const good = { ...kept, screen: exampleScreen({ menus: [exampleMenu(1, 'Lunch', [exampleItem(9)])] }) };
  const begun = beginPlayer({ ...online(), screen: null, kept: { last: kept, good } });
  const { device, player, shown } = begun;
  failsToDraw(begun, 'Dish 1');
  await device.pass(100);
  expect([shown(), player.state().attempt]).toEqual(['Dish 9', 1]);
  player.stop();
});

test('a fault that is over when drawing begins anew changes nothing of what stands there', async () => {
  const { device, player, shown } = beginPlayer(online());
  await device.pass(10_000);
  const before = shown();
  player.drawingFailed(new Error('No'));
  expect([shown(), player.state().attempt, player.state().hasFailed]).toEqual([before, 1, false]);
  player.stop();
});

test('what the server says that cannot be read leaves what stood there, and is told', async () => {
  const around = online();
  const { device, player, reports, reloads, shown } = beginPlayer(around);
  await device.pass(1000);
  const [lunch] = exampleScreen().menus;
  if (lunch) around.screen = exampleScreen({ menus: [{ ...lunch, sections: null as never }] });
  await device.pass(2 * minute);
  expect(shown()).toMatch(/^Dish [123]$/u);
  expect(reloads).toContain('fault');
  expect(reports.some(({ fault }) => fault !== undefined)).toBe(true);
  player.stop();
});
