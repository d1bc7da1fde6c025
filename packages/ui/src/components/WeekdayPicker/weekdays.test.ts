import { expect, it } from 'vitest';
import { weekOf } from './weekdays.ts';

it.each([
  ['en-GB', [1, 2, 3, 4, 5, 6, 7], [6, 7]],
  ['en-US', [7, 1, 2, 3, 4, 5, 6], [7, 6]],
  ['ar-EG', [6, 7, 1, 2, 3, 4, 5], [6, 5]],
])('%s starts its week and keeps its weekend as people there do', (locale, order, weekend) => {
  const week = weekOf(locale);
  expect(week.map(({ weekday }) => weekday)).toEqual(order);
  expect(week.filter((day) => day.isWeekend).map(({ weekday }) => weekday)).toEqual(weekend);
});

it('a day has its own name in every locale', () => {
  const monday = weekOf('de-DE').find(({ weekday }) => weekday === 1);
  expect(monday).toMatchObject({ name: 'Montag', shortName: 'Mo' });
});
