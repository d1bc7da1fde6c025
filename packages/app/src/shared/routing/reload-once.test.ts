import { expect, test, vi } from 'vitest';
import { createReloadOnce } from './reload-once.ts';

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
  return { reload, log, load: () => createReloadOnce({ storage, reload, log }) };
}

test('a page that fails to load reloads once, and the second failure is logged', () => {
  const { load, reload, log } = browser();
  load().failed(new Error('first'));
  load().failed(new Error('second'));
  expect(reload).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
});

test('a page that has loaded since makes the next failure a first one', () => {
  const { load, reload } = browser();
  load().failed(new Error('first'));
  const page = load();
  page.navigationStarted();
  page.navigationEnded();
  page.failed(new Error('another'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a navigation that failed keeps the flag', () => {
  const { load, reload } = browser();
  const page = load();
  page.navigationStarted();
  page.failed(new Error('first'));
  page.navigationEnded();
  load().failed(new Error('second'));
  expect(reload).toHaveBeenCalledOnce();
});
