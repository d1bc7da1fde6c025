import { expect, test } from 'vitest';
import { beginPlayer, online } from '../testing/begin-player.ts';
import { exampleItem, exampleMenu, exampleScreen, from, idOf } from '../testing/example-screen.ts';

const minute = 60_000;
const hour = 60 * minute;

const kept = { screen: exampleScreen(), ahead: 0, rightAt: Date.parse('2026-11-27T09:42:00Z') };

test('without a network it starts with the menu that was kept, and says from when that is', async () => {
  const { device, player, shown } = beginPlayer({ ...online(), screen: null, kept: { last: kept } });
  await device.pass(10);
  expect(shown()).toBe('Dish 1');
  expect(player.state().status.offline).toBeNull();
  await device.pass(10_000);
  expect(player.state().status.offline).toBe('Menu of 09:42');
  player.stop();
});

test('a start with a network never says that there is none', async () => {
  const { device, player } = beginPlayer({ ...online(), kept: { last: kept } });
  for (let second = 0; second < 30; second += 1) {
    await device.pass(1000);
    expect(player.state().status.offline).toBeNull();
  }
  player.stop();
});

test('a storage that never answers does not keep the menu away', async () => {
  const around = online();
  const { device, player, shown } = beginPlayer({
    ...around,
    kept: new Proxy({}, { get: () => new Promise(() => undefined) }),
  });
  await device.pass(2000);
  expect(shown()).toBe('Dish 1');
  player.stop();
});

test('dayparts switch on the minute while nobody answers', async () => {
  const around = online();
  around.screen = exampleScreen({ timetable: [from('11:30', 1), from('12:03', null), from('12:06', 2)] });
  const { device, player, shown } = beginPlayer(around);
  await device.pass(1000);
  around.screen = null;
  await device.pass(3 * minute - 1100);
  expect(shown()).toMatch(/^Dish [123]$/u);
  await device.pass(100);
  expect(shown()).toBe('Back at 12:06');
  await device.pass(3 * minute);
  expect(player.state().playing?.cardUntil).not.toBeNull();
  await device.pass(4000);
  expect([shown(), player.state().playing?.cardUntil]).toEqual(['Dish 4', null]);
  player.stop();
});

test('what stands there all night while the kitchen is closed moves over all eight places', async () => {
  const around = online();
  around.screen = exampleScreen({ timetable: [from('11:30', null)] });
  const { device, player } = beginPlayer(around);
  const stoodAt: number[] = [];
  for (let minutes = 0; minutes < 23; minutes += 1) {
    await device.pass(minute);
    const { shift } = player.state().playing ?? {};
    if (shift !== undefined && shift !== stoodAt.at(-1)) stoodAt.push(shift);
  }
  expect(stoodAt).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(player.state().playing?.turns).toBe(0);
  player.stop();
});

test('a new version is taken also where the kitchen is closed and no page turns', async () => {
  const around = online();
  around.screen = exampleScreen({ timetable: [from('11:30', null)] });
  const { device, player, reloads } = beginPlayer(around);
  await device.pass(minute);
  around.screen = { ...around.screen, appVersion: '0.2.0-bbbbbbbb' };
  around.version = '0.2.0-bbbbbbbb';
  await device.pass(5 * minute);
  expect(reloads).toContain('0.2.0-bbbbbbbb');
  player.stop();
});

test('setting the device’s clock a day forward changes no menu', async () => {
  const { device, player, shown } = beginPlayer(online());
  await device.pass(1000);
  device.setForward(7 * hour);
  await device.pass(minute);
  expect(shown()).toMatch(/^Dish [123]$/u);
  expect(player.state().status.clock).toBe('12:01');
  player.stop();
});

test('a price changes in its row at once, another name when the page turns', async () => {
  const around = online();
  const { device, player, shown } = beginPlayer(around);
  await device.pass(minute + 3000);
  const priceOf = (name: string) =>
    player.state().playing?.view.content.sections[0]?.dishes.find((dish) => dish.name === name)?.prices[0]
      ?.text;
  const items = [
    exampleItem(1, { sizes: [{ name: '', kind: 'PRICED', price: 990 }] }),
    exampleItem(2),
    exampleItem(3),
  ];
  around.screen = exampleScreen({ menus: [exampleMenu(1, 'Lunch', items)] });
  await device.pass(minute);
  expect(priceOf('Dish 1')).toBe('€9.90');
  around.screen = exampleScreen({
    menus: [
      exampleMenu(
        1,
        'Lunch',
        [1, 2, 3].map((index) => exampleItem(index, { name: `New Dish ${index}` })),
      ),
    ],
  });
  await device.pass(minute + 8000);
  expect(shown()).toMatch(/^New Dish/u);
  player.stop();
});

test('it says every half minute what stands there, and a fault until that was heard', async () => {
  const around = online();
  const { device, player, reports } = beginPlayer(around);
  await device.pass(1100);
  expect(reports.at(-1)).toEqual({
    appVersion: '0.1.0-aaaaaaaa',
    width: 1920,
    height: 1080,
    menuOf: '2026-11-27T12:00:00.000Z',
    showing: { menuId: idOf('menu', 1), page: 1, pages: 3, itemId: idOf('item', 1) },
  });
  const before = reports.length;
  await device.pass(5 * minute);
  expect(reports.length - before).toBe(10);
  around.screen = null;
  player.fault(new TypeError('x is not a function'));
  await device.pass(10);
  expect(reports.at(-1)?.fault).toBe('TypeError: x is not a function');
  around.screen = exampleScreen();
  await device.pass(31_000);
  expect(reports.at(-1)?.fault).toBe('TypeError: x is not a function');
  await device.pass(31_000);
  expect(reports.at(-1)).not.toHaveProperty('fault');
  player.stop();
});

test('a new version is taken between two pages, once all of it is there', async () => {
  const around = online();
  const { device, player, reloads } = beginPlayer(around);
  await device.pass(1000);
  around.screen = exampleScreen({ appVersion: '0.2.0-bbbbbbbb' });
  await device.pass(2 * minute);
  expect(reloads).toEqual([]);
  around.version = '0.2.0-bbbbbbbb';
  await device.pass(11 * minute);
  expect(reloads[0]).toBe('0.2.0-bbbbbbbb');
  player.stop();
});

test('a screen that was unpaired goes, and one whose server is away stays', async () => {
  const around = online();
  const { device, player, shown, timesGone } = beginPlayer(around);
  await device.pass(1000);
  around.screen = null;
  await device.pass(10 * minute);
  expect([timesGone(), shown() !== undefined]).toEqual([0, true]);
  around.isGone = true;
  await device.pass(2 * minute);
  expect(timesGone()).toBe(1);
  player.stop();
});

test('a page that does not turn for three of its times is a fault', async () => {
  const { device, player, reloads } = beginPlayer(online());
  await device.pass(minute);
  expect(reloads).toEqual([]);
  const after = device.after.bind(device);
  // The beat is the only one that comes so soon; it has stopped.
  device.after = (milliseconds, work) => (milliseconds > 1000 ? after(milliseconds, work) : () => undefined);
  await device.pass(minute);
  expect(reloads).toContain('fault');
  player.stop();
});

test('who asks which screen it is sees it for as long as the server says', async () => {
  const around = online();
  around.screen = exampleScreen({ identifyUntil: '2026-11-27T12:00:06.000Z' });
  const { device, player } = beginPlayer(around);
  await device.pass(1000);
  expect(player.state().isIdentifying).toBe(true);
  await device.pass(6000);
  expect(player.state().isIdentifying).toBe(false);
  player.stop();
});

test('a screen that has played on holds no more than after a minute', async () => {
  const { device, player } = beginPlayer(online());
  await device.pass(minute);
  const size = () => JSON.stringify(player.state()).length;
  const before = size();
  await device.pass(20 * minute);
  expect(size()).toBeLessThan(before * 1.2);
  player.stop();
});
