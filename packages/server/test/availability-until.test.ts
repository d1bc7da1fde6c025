import { businessDayAt, untilMoment, wallClock } from '@cardamom/api-types/schedule';
import { describe, expect, test } from 'vitest';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number | null) => moment && new Date(moment).toISOString();
const lisbon = { timeZone: 'Europe/Lisbon', businessDayEndsAt: '04:00' };

describe('the end of the business day', () => {
  test.each([
    ['an evening', '2026-11-20T21:30:00Z', '2026-11-21T04:00:00.000Z'],
    ['after midnight, when guests are still there', '2026-11-21T01:15:00Z', '2026-11-21T04:00:00.000Z'],
    ['the moment it ends', '2026-11-21T04:00:00Z', '2026-11-22T04:00:00.000Z'],
    ['a millisecond before', '2026-11-21T03:59:59.999Z', '2026-11-21T04:00:00.000Z'],
    ['the night clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T03:00:00.000Z'],
    ['the night clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T04:00:00.000Z'],
  ])('seen on %s', (_when, moment, end) => {
    expect(iso(untilMoment('END_OF_BUSINESS_DAY', at(moment), lisbon))).toBe(end);
  });

  test.each([
    ['Asia/Kathmandu', '2026-11-20T21:00:00Z', '2026-11-20T22:15:00.000Z'],
    ['America/Los_Angeles', '2026-11-20T21:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20T21:00:00Z', '2026-11-21T14:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-11-20T21:00:00Z', '2026-11-21T17:00:00.000Z'],
  ])('in %s', (timeZone, moment, end) => {
    expect(
      iso(untilMoment('END_OF_BUSINESS_DAY', at(moment), { timeZone, businessDayEndsAt: '04:00' })),
    ).toBe(end);
  });

  test('that falls into the skipped hour is the moment of the skip, when the next one begins', () => {
    const madrid = { timeZone: 'Europe/Madrid', businessDayEndsAt: '02:30' };
    expect(iso(untilMoment('END_OF_BUSINESS_DAY', at('2026-03-28T22:00:00Z'), madrid))).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  test('that the clock shows twice is the first one, and comes once', () => {
    const madrid = { timeZone: 'Europe/Madrid', businessDayEndsAt: '02:30' };
    expect(iso(untilMoment('END_OF_BUSINESS_DAY', at('2026-10-24T22:00:00Z'), madrid))).toBe(
      '2026-10-25T00:30:00.000Z',
    );
    expect(iso(untilMoment('END_OF_BUSINESS_DAY', at('2026-10-25T01:00:00Z'), madrid))).toBe(
      '2026-10-26T01:30:00.000Z',
    );
  });
});

describe('another end', () => {
  const evening = at('2026-11-20T19:00:00Z');
  test.each([
    ['a time later today', '21:45', '2026-11-20T21:45:00.000Z'],
    ['a time that has passed today', '18:00', '2026-11-21T18:00:00.000Z'],
    ['a day', '2026-11-27', '2026-11-27T04:00:00.000Z'],
    ['an instant', '2026-11-20T22:00:00Z', '2026-11-20T22:00:00.000Z'],
  ])('%s', (_what, until, end) => {
    expect(iso(untilMoment(until, evening, lisbon))).toBe(end);
  });

  test('until changed has none', () => {
    expect(untilMoment(null, evening, lisbon)).toBeNull();
  });
});

const zones = ['UTC', 'Europe/Lisbon', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'];

test.each(zones)('in %s a time comes within a day, all through a year', (timeZone) => {
  const place = { timeZone, businessDayEndsAt: '04:00' };
  for (
    let moment = at('2026-01-01T00:00:00Z');
    moment < at('2027-01-01T00:00:00Z');
    moment += 31 * 3_600_000
  ) {
    const next = untilMoment('04:00', moment, place) ?? 0;
    expect(wallClock(timeZone, next).time).toBe('04:00');
    expect(next).toBeGreaterThan(moment);
    expect(next - moment).toBeLessThanOrEqual(25 * 3_600_000);
    expect(untilMoment('END_OF_BUSINESS_DAY', moment, place)).toBe(next);
    expect(businessDayAt(next, place)).not.toBe(businessDayAt(next - 1, place));
  }
});
