import type { ImportState } from '@cardamom/api-types';
import { expect, test } from 'vitest';
import { memoryStorage } from '#shared/testing/memory-storage.ts';
import {
  follow,
  hide,
  keepFollowed,
  recallFollowed,
  toldOf,
  type FollowedImports,
} from './followed-imports.ts';

const menu = (state: ImportState) => [{ id: 'menu', state }];
const minute = 60_000;

/** What is followed after a tab has seen these states one after the other, with no import's page on view. */
const after = (...states: ImportState[]): FollowedImports =>
  states.reduce<FollowedImports>((followed, state) => follow(followed, menu(state), undefined), {});

const isTold = (followed: FollowedImports, state: ImportState, openId?: string) =>
  toldOf(followed, menu(state), openId).length > 0;

test.each(['READY', 'ASKING', 'APPLIED', 'FAILED'] as const)(
  'an import that ran here is told of once it is %s, one that only waits is not',
  (state) => {
    expect(isTold(after('READING', state), state)).toBe(true);
    expect(isTold(after(state, state), state)).toBe(false);
  },
);

test('a cancelled import is no news', () => {
  expect(isTold(after('READING', 'CANCELLED'), 'CANCELLED')).toBe(false);
});

test('what was closed is not said again, and what comes of it then is', () => {
  const reading = after('READING');
  const closed = hide(reading, { id: 'menu', state: 'READING' });
  expect(isTold(follow(closed, menu('READING'), undefined), 'READING')).toBe(false);
  expect(isTold(follow(closed, menu('READY'), undefined), 'READY')).toBe(true);

  const read = hide(after('READING', 'READY'), { id: 'menu', state: 'READY' });
  expect(isTold(follow(read, menu('READY'), undefined), 'READY')).toBe(false);
  const applying = follow(read, menu('APPLYING'), undefined);
  expect(isTold(applying, 'APPLYING')).toBe(true);
  expect(isTold(follow(applying, menu('READY'), undefined), 'READY'), 'it was not applied').toBe(true);
});

test('what was seen on its page is not said when the page is left, and what still runs is', () => {
  const reading = follow({}, menu('READING'), 'menu');
  expect(isTold(reading, 'READING', 'menu')).toBe(false);
  expect(isTold(reading, 'READING')).toBe(true);
  expect(isTold(follow(reading, menu('READY'), 'menu'), 'READY')).toBe(false);
  expect(isTold(follow(reading, menu('READY'), 'other'), 'READY')).toBe(true);
});

test('what has ended is told before what runs, the latest of each first', () => {
  const run = ['a', 'b', 'c', 'd'].map((id) => ({ id, state: 'READING' as ImportState }));
  const followed = follow({}, run, undefined);
  const now = run.map(({ id, state }) => ({
    id,
    state: id === 'b' || id === 'd' ? ('FAILED' as const) : state,
  }));
  expect(toldOf(follow(followed, now, undefined), now, undefined).map(({ id }) => id)).toEqual([
    'b',
    'd',
    'a',
    'c',
  ]);
});

test('nothing is another where nothing has moved', () => {
  const followed = after('READING');
  expect(follow(followed, menu('READING'), undefined)).toBe(followed);
});

test('a reload forgets nothing, and a tab that is opened again later starts anew', () => {
  const storage = memoryStorage();
  const followed = hide(after('READING', 'READY'), { id: 'menu', state: 'READY' });
  keepFollowed(storage, followed, 0);
  expect(recallFollowed(storage, minute)).toEqual(followed);
  expect(recallFollowed(storage, 61 * minute)).toEqual({});
});

test.each(['', 'null', '[]', '{"at":0}', '{"at":0,"followed":{"menu":{"saw":7,"hidden":null}}}'])(
  'what a tab cannot have kept is nothing: %s',
  (text) => {
    expect(recallFollowed({ getItem: () => text }, 0)).toEqual({});
  },
);

test('where a tab keeps nothing, it follows all the same', () => {
  expect(recallFollowed(undefined)).toEqual({});
  expect(() => keepFollowed(undefined, after('READING'))).not.toThrow();
  expect(() => keepFollowed(memoryStorage(0), after('READING'))).not.toThrow();
});
