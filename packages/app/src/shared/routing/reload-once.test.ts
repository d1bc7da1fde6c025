import { lazyRouteComponent } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createReloadOnce, keepFromRouter } from './reload-once.ts';

function browser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const reload = vi.fn();
  const log = vi.fn();
  /** Each load of the page starts anew; only the storage lasts. */
  const load = (path: string) => {
    const page = createReloadOnce({ storage, reload, log });
    page.navigationStarted(path);
    return page;
  };
  return { reload, log, load };
}

// proves: guard.reload-once, guard.second-failure-is-logged
test('a page that fails to load reloads once, and the second failure is logged', () => {
  const { load, reload, log } = browser();
  load('/profile-setting').failed(new Error('first'));
  load('/profile-setting').failed(new Error('second'));
  expect(reload).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
});

test('a page of which several files are missing reloads once and logs nothing', () => {
  const { load, reload, log } = browser();
  const page = load('/profile-setting');
  page.failed(new Error('its script'));
  page.failed(new Error('its layout'));
  expect(reload).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
});

test('a page that has loaded since makes its next failure a first one', () => {
  const { load, reload } = browser();
  load('/profile-setting').failed(new Error('first'));
  load('/profile-setting').navigationEnded();
  load('/profile-setting').failed(new Error('another'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('another page that loads keeps the flag of the one that failed', () => {
  const { load, reload } = browser();
  load('/profile-setting').failed(new Error('first'));
  load('/').navigationEnded();
  load('/profile-setting').failed(new Error('second'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a navigation that failed keeps the flag', () => {
  const { load, reload } = browser();
  const page = load('/profile-setting');
  page.failed(new Error('first'));
  page.navigationEnded();
  load('/profile-setting').failed(new Error('second'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that is missing on a page at rest neither reloads nor spends the flag', () => {
  const { load, reload, log } = browser();
  const page = load('/');
  page.navigationEnded();
  page.failed(new Error('the menu'));
  expect(reload).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: /assets/profile.js',
  'error loading dynamically imported module: /assets/profile.js',
  'Importing a module script failed.',
])('the router shows the error of a missing page instead of reloading too: %s', async (message) => {
  const error = new TypeError(message);
  const Page = lazyRouteComponent(() => {
    keepFromRouter(error);
    return Promise.reject(error);
  });
  await Page.preload?.();
  expect(() => (Page as () => unknown)()).toThrow(error);
});
