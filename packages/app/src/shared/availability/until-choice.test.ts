import { expect, it } from 'vitest';
import { dayInWords, daysFrom, hoursFrom, momentInWords, untilOf } from './until-choice.ts';

const evening = Date.parse('2026-11-20T21:30:00Z');

it('offers the next full hours of the restaurant’s own clock', () => {
  expect(hoursFrom(evening, 'Europe/Lisbon').slice(0, 4)).toEqual(['22:00', '23:00', '00:00', '01:00']);
  expect(hoursFrom(evening, 'America/New_York')[0]).toBe('17:00');
});

it('offers no hour twice in the night the clock goes back', () => {
  const hours = hoursFrom(Date.parse('2026-10-24T21:10:00Z'), 'Europe/Madrid');
  expect(new Set(hours).size).toBe(hours.length);
});

it('offers the days after tomorrow, since tomorrow is the end of the day', () => {
  expect(daysFrom(evening, 'Europe/Lisbon').slice(0, 2)).toEqual(['2026-11-22', '2026-11-23']);
  expect(dayInWords('2026-11-22')).toBe('Sunday 22 November');
});

it('says a moment as people do: today by the time alone, this week by the day, later by the date', () => {
  expect(momentInWords('2026-11-20T23:00:00Z', evening, 'Europe/Lisbon')).toBe('23:00');
  expect(momentInWords('2026-11-21T04:00:00Z', evening, 'Europe/Lisbon')).toBe('Sat 04:00');
  expect(momentInWords('2027-02-01T04:00:00Z', evening, 'Europe/Lisbon')).toBe('1 Feb, 04:00');
});

it('says each moment by the clock that is asked for, whichever was asked for before', () => {
  const moment = '2026-11-21T04:00:00Z';
  const zones = ['Europe/Lisbon', 'Asia/Tokyo', 'America/New_York', 'Europe/Lisbon'];
  expect(zones.map((timeZone) => momentInWords(moment, evening, timeZone))).toEqual([
    'Sat 04:00',
    '13:00',
    '23:00',
    'Sat 04:00',
  ]);
});

it('sends the choice as the contract spells it', () => {
  expect(untilOf('CHANGED')).toBeNull();
  expect(untilOf('END_OF_BUSINESS_DAY')).toBe('END_OF_BUSINESS_DAY');
  expect(untilOf('18:00')).toBe('18:00');
});
