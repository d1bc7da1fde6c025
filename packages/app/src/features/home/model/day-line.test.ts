import { expect, test } from 'vitest';
import { dayLineOf } from './day-line.ts';

const place = { timeZone: 'Europe/Lisbon', businessDayEndsAt: '04:00' };
const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const at = (time: string) => Date.parse(`2026-03-14T${time}:00Z`);
const menu = (name: string, from?: string, to?: string) => ({
  id: name,
  name,
  startsOn: null,
  endsOn: null,
  windows: from && to ? [{ weekdays: [...everyDay], from, to }] : [],
});
const menus = [
  menu('All day', '08:30', '01:00'),
  menu('Breakfast', '08:30', '13:00'),
  menu('Evening', '18:00', '01:00'),
];

test('the line runs from 06:00 to 02:00, and says what is on and what comes next', () => {
  const line = dayLineOf(menus, place, at('14:20'));
  expect([line.start, line.end]).toEqual([at('06:00'), Date.parse('2026-03-15T02:00:00Z')]);
  expect(line.marks).toEqual([at('06:00'), at('10:00'), at('14:00'), at('18:00'), at('22:00')]);
  expect(line.menus.map(({ name, state }) => [name, state])).toEqual([
    ['All day', 'ON'],
    ['Breakfast', 'OVER'],
    ['Evening', 'LATER'],
  ]);
  expect(line.onNow).toEqual(['All day']);
  expect(line.next).toEqual({ name: 'Evening', at: at('18:00'), isOpening: true });
});

test('after midnight it is still the evening before', () => {
  const line = dayLineOf(menus, place, Date.parse('2026-03-15T00:30:00Z'));
  expect(line.start).toBe(at('06:00'));
  expect(line.onNow).toEqual(['All day', 'Evening']);
  expect(line.next).toEqual({ name: 'All day', at: Date.parse('2026-03-15T01:00:00Z'), isOpening: false });
});

test('a menu that is always on fills the line and never turns', () => {
  const line = dayLineOf([menu('All day')], place, at('14:20'));
  expect([line.start, line.end]).toEqual([at('06:00'), Date.parse('2026-03-15T02:00:00Z')]);
  expect(line.next).toBeNull();
});

test('a menu that begins before six makes the line longer, within the business day', () => {
  const line = dayLineOf([menu('Early', '04:30', '09:00')], place, at('14:20'));
  expect(line.start).toBe(at('04:30'));
  expect(line.onNow).toEqual([]);
});

test('now is on the line, however late it is', () => {
  const now = Date.parse('2026-03-15T03:30:00Z');
  expect(dayLineOf(menus, place, now).end).toBe(now);
});
