import type { ScheduleWindow, Weekday } from '@cardamom/api-types';
import { isOpenAt } from '@cardamom/api-types/schedule';
import { describe, expect, test } from 'vitest';
import { timetableOf, type ScheduledMenu } from '../src/screens/timetable.ts';

const lisbon = { timeZone: 'Europe/Lisbon', businessDayEndsAt: '04:00' };
const week: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const minute = 60_000;
const day = 24 * 60 * minute;
/** A Friday; the clocks go back two days later. */
const from = Date.parse('2026-10-23T09:30:00Z');

const menu = (id: string, ...windows: ScheduleWindow[]): ScheduledMenu => ({
  id,
  schedule: { windows, startsOn: null, endsOn: null },
});
const daily = (begins: string, ends: string): ScheduleWindow => ({ weekdays: week, from: begins, to: ends });

test('no menu, and one that is always on, are one turn', () => {
  expect(timetableOf([], lisbon, from)).toEqual([{ from, menuId: null }]);
  expect(timetableOf([menu('always')], lisbon, from)).toEqual([{ from, menuId: 'always' }]);
});

test('a menu behind one that is always on has no turn', () => {
  expect(timetableOf([menu('always'), menu('lunch', daily('12:00', '15:00'))], lisbon, from)).toHaveLength(1);
});

test('a menu has its turns between its first and its last day', () => {
  const christmas: ScheduledMenu = {
    id: 'fair',
    schedule: { windows: [], startsOn: '2026-10-25', endsOn: '2026-10-26' },
  };
  expect(timetableOf([christmas], lisbon, from)).toEqual([
    { from, menuId: null },
    { from: Date.parse('2026-10-25T04:00:00Z'), menuId: 'fair' },
    { from: Date.parse('2026-10-27T04:00:00Z'), menuId: null },
  ]);
});

test('of more turns than are told the first are told', () => {
  const windows = Array.from({ length: 24 }, (_, hour) =>
    daily(`${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:30`),
  );
  const turns = timetableOf([menu('half hours', ...windows)], lisbon, from);
  expect(turns).toHaveLength(500);
  expect(turns[1]?.from).toBe(from + 30 * minute);
  expect(turns.at(-1)?.from).toBeLessThan(from + 14 * day);
});

describe('at every quarter of an hour of two weeks', () => {
  const days: readonly (readonly [what: string, menus: readonly ScheduledMenu[]])[] = [
    [
      'menus that follow one another',
      [
        menu('breakfast', daily('07:00', '11:00')),
        menu('lunch', daily('11:00', '15:00')),
        menu('evening', daily('18:00', '02:00')),
      ],
    ],
    [
      'menus that overlap, in an order that is not that of the day',
      [
        menu('late', daily('21:00', '03:00')),
        menu('brunch', { weekdays: ['SATURDAY', 'SUNDAY'], from: '09:00', to: '16:00' }),
        menu('day', daily('08:00', '22:30')),
      ],
    ],
    [
      'what begins in the hour that comes twice',
      [menu('owls', daily('01:15', '01:45')), menu('all', daily('00:00', '06:00'))],
    ],
  ];

  test.each(days)('%s stand on the screen as they are on', (_what, menus) => {
    const turns = timetableOf(menus, lisbon, from);
    for (let moment = from; moment < from + 14 * day; moment += 15 * minute) {
      const turn = turns.findLast((one) => one.from <= moment);
      const on = menus.find(({ schedule }) => isOpenAt(schedule, lisbon, moment));
      expect([moment, turn?.menuId]).toEqual([moment, on?.id ?? null]);
    }
  });
});
