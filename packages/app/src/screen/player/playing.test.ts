import type { ScreenPageInfo } from '@cardamom/ui/screen';
import { expect, test } from 'vitest';
import type { PublicItem } from '@cardamom/api-types';
import { viewAt, type ScreenView } from '../../shared/screen-view/index.ts';
import { exampleItem, exampleMenu, exampleScreen, idOf } from '../testing/example-screen.ts';
import {
  afterTime,
  dueAt,
  paused,
  play,
  progressAt,
  turned,
  withPages,
  withView,
  type Playing,
} from './playing.ts';

const noon = Date.parse('2026-11-27T12:00:00Z');

function viewOf(items: PublicItem[]): ScreenView {
  return viewAt(exampleScreen({ menus: [exampleMenu(1, 'Lunch', items)] }), noon);
}

const dishes = [exampleItem(1), exampleItem(2), exampleItem(3)];

/** A page of each of these dishes, of eight seconds. */
function pagesOf(...indices: number[]): ScreenPageInfo[] {
  return indices.map((index) => {
    const id = idOf('item', index);
    return { key: id, dishIds: [id], largeId: id, title: '', seconds: 8, pictures: [] };
  });
}

const begun = (): Playing => withPages(play(viewOf(dishes), 0), pagesOf(1, 2, 3));

test('pages turn when their time is over, and begin again after the last', () => {
  let playing = begun();
  expect(afterTime(playing, 7999, true)).toBe(playing);
  const pages = [8000, 16_000, 24_000].map((now) => {
    playing = afterTime(playing, now, true);
    return playing.page;
  });
  expect(pages).toEqual([1, 2, 0]);
});

test('a page waits for the next picture, but not for ever', () => {
  const playing = begun();
  expect(afterTime(playing, 8000, false)).toBe(playing);
  expect(afterTime(playing, 12_000, false).page).toBe(1);
});

test('a price and what is sold out change in their row at once; the page goes on', () => {
  const dearer = viewOf([
    exampleItem(1, { sizes: [{ name: '', kind: 'PRICED', price: 990 }] }),
    exampleItem(2, { isSoldOut: true }),
    exampleItem(3),
  ]);
  const playing = withView(begun(), dearer, 3000);
  expect(playing.view).toBe(dearer);
  expect([playing.due, playing.turns, playing.begunAt]).toEqual([null, 0, 0]);
});

test('everything else waits until the page turns', () => {
  const renamed = viewOf([exampleItem(1, { name: 'Soup of the day' }), exampleItem(2), exampleItem(3)]);
  const before = begun();
  const waiting = withView(before, renamed, 3000);
  expect([waiting.view, waiting.due]).toEqual([before.view, renamed]);
  expect(withView(waiting, before.view, 4000).due).toBeNull();
  const after = afterTime(waiting, 8000, true);
  expect([after.view, after.due, after.page]).toEqual([renamed, null, 1]);
});

test('another menu comes at once, with its title, and begins with its first page', () => {
  const dinner = viewAt(exampleScreen(), Date.parse('2026-11-27T18:00:00Z'));
  const card = withView(turned(begun(), 5000), dinner, 6000);
  expect([card.view, card.page, card.cardUntil]).toEqual([dinner, 0, 10_000]);
  const shown = afterTime(withPages(card, pagesOf(4, 5)), 10_000, true);
  expect([shown.cardUntil, shown.page, dueAt(shown)]).toEqual([null, 0, 18_000]);
});

test('a closed kitchen has no title card, and nothing that turns', () => {
  const closed = viewAt(exampleScreen(), Date.parse('2026-11-27T15:00:00Z'));
  const playing = withView(begun(), closed, 1000);
  expect([playing.cardUntil, dueAt(playing)]).toEqual([null, null]);
});

test('the dish in view stays in view when pages before it come or go', () => {
  const second = turned(begun(), 8000);
  expect(withPages(second, pagesOf(7, 1, 2, 3)).page).toBe(2);
  expect(withPages(second, pagesOf(2, 3)).page).toBe(0);
  expect(withPages(turned(second, 9000), pagesOf(1)).page).toBe(0);
});

test('a dish that stands in two sections leads to the page that is due, and not back to the first', () => {
  const id = idOf('item', 1);
  const twice = pagesOf(1, 2).concat({ ...pagesOf(1)[0], key: `again ${id}` } as ScreenPageInfo);
  const last = withPages(turned(turned(withPages(play(viewOf(dishes), 0), twice), 1), 2), twice);
  expect(last.page).toBe(2);
  expect(turned(last, 3).page).toBe(0);
});

test('a pause stops the time of the page, and it goes on where it stopped', () => {
  const stopped = paused(begun(), true, 3000);
  expect([dueAt(stopped), progressAt(stopped, 90_000)]).toEqual([null, 3 / 8]);
  const going = paused(stopped, false, 60_000);
  expect(dueAt(going)).toBe(65_000);
});

test('by hand one goes back from the first page to the last', () => {
  expect(turned(begun(), 100, -1).page).toBe(2);
});

test('the whole moves at a turn, once a minute, over eight places', () => {
  let playing = begun();
  const shifts = new Set<number>();
  for (let now = 8000; now <= 9 * 68_000; now += 8000) {
    playing = afterTime(playing, now, true);
    shifts.add(playing.shift);
  }
  expect([...shifts]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const [atOnce, later] = [turned(begun(), 59_000), turned(begun(), 60_000)];
  expect([atOnce.shift, later.shift]).toEqual([0, 1]);
});

test.each([
  ['a closed kitchen', play(viewAt(exampleScreen(), Date.parse('2026-11-27T15:00:00Z')), 0)],
  ['a page that somebody stopped', paused(begun(), true, 0)],
])('%s moves by itself every three minutes, and nothing else about it does', (_, resting) => {
  const minute = 60_000;
  expect(afterTime(resting, 3 * minute - 1, true)).toBe(resting);
  const moved = afterTime(resting, 3 * minute, true);
  expect(moved).toEqual({ ...resting, shift: 1, shiftedAt: 3 * minute });
  expect(afterTime(moved, 6 * minute - 1, true)).toBe(moved);
});

test('one page alone has its turns too, so that what is due is shown', () => {
  const alone = withPages(play(viewOf([exampleItem(1)]), 0), pagesOf(1));
  const renamed = viewOf([exampleItem(1, { name: 'Soup' })]);
  const after = afterTime(withView(alone, renamed, 10), 8000, true);
  expect([after.view, after.turns, progressAt(after, 9000)]).toEqual([renamed, 1, null]);
});
