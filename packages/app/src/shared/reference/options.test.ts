import { isTimeZone } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { timeZoneOptions } from './options.ts';

// proves: lists.time-zones
test('every time zone can be chosen from, by a name that the server takes', () => {
  const zones = timeZoneOptions('Europe/Lisbon')
    .all()
    .map(({ id }) => id);
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(zones).toEqual(expect.arrayContaining(['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo']));
});

test('the device’s own time zone is among them also where the list leaves it out', () => {
  expect(timeZoneOptions('Etc/GMT+12').all()[0]).toEqual({ id: 'Etc/GMT+12', label: 'Etc/GMT+12' });
});
