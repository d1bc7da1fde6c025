import type { ScreenState } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { standingOf, unseenLong } from './screen-standing.ts';

const seen: ScreenState = {
  screenId: '0198a000-0000-7000-8000-000000000051',
  lastSeenAt: '2026-03-14T11:42:00Z',
  isOffline: false,
  appVersion: '0.1.0',
  isOutdated: false,
  width: 1920,
  height: 1080,
  menuOf: '2026-03-14T11:40:00Z',
  showing: null,
  lastFault: '',
  lastFaultAt: null,
};
const gone: ScreenState = { ...seen, isOffline: true };
const on = { isActive: true };

test('a screen that no television has opened waits to be paired, also where nothing is known of it', () => {
  expect(standingOf(on, { ...seen, lastSeenAt: null })).toEqual({ kind: 'UNPAIRED' });
  expect(standingOf(on, undefined)).toEqual({ kind: 'UNPAIRED' });
});

test('one that is not heard of says since when, and of when the menu is that it goes on showing', () => {
  expect(standingOf(on, seen)).toEqual({ kind: 'LIVE' });
  expect(standingOf(on, gone)).toEqual({ kind: 'OFFLINE', since: seen.lastSeenAt, menuOf: seen.menuOf });
});

test('one that is switched off is off, whatever its television does', () => {
  for (const state of [seen, gone, undefined])
    expect(standingOf({ isActive: false }, state)).toEqual({ kind: 'OFF' });
});

test('ten minutes without a word are long, and only of a screen that should be there', () => {
  const standing = standingOf(on, gone);
  expect(unseenLong(standing, { asOf: '2026-03-14T11:51:59Z' })).toBe(false);
  expect(unseenLong(standing, { asOf: '2026-03-14T11:52:00Z' })).toBe(true);
  expect(unseenLong(standingOf({ isActive: false }, gone), { asOf: '2026-03-14T18:00:00Z' })).toBe(false);
});
