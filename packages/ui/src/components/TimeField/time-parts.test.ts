import { expect, it } from 'vitest';
import { timeParts } from './time-parts.ts';

const written = (time: string | null, locale: string) =>
  timeParts(time, locale)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[\u2066\u2069]/gu, '')
    .replaceAll(/\s/gu, ' ');

it.each([
  ['09:05', 'en-GB', '09:05'],
  ['17:00', 'de', '17:00'],
  ['17:00', 'en-US', '05:00 PM'],
  ['00:30', 'en-US', '12:30 AM'],
  ['17:00', 'ar-EG', '٠٥:٠٠ م'],
])('%s is written as in %s: %s', (time, locale, text) => {
  expect(written(time, locale)).toBe(text);
});

it('a time that is not there keeps the places of its parts', () => {
  expect(written(null, 'en-GB')).toBe('––:––');
  expect(written(null, 'en-US')).toBe('––:–– AM');
});

it('each part says what it is and what it stands for', () => {
  expect(timeParts('17:05', 'en-US').filter(({ type }) => type !== 'literal')).toMatchObject([
    { type: 'hour', name: 'hour', value: 5, spoken: expect.stringMatching(/^5\sPM$/u) as string },
    { type: 'minute', name: 'minute', value: 5, spoken: '05' },
    { type: 'dayPeriod', name: 'AM/PM', value: 1, spoken: 'PM' },
  ]);
});
