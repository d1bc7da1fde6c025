import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRotation } from './useRotation.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = (key: string, seconds = 8) => ({ key, seconds });
const three = [page('soup'), page('fish', 4), page('tart')];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
}

test('each page stands for its own time, and after the last comes the first', () => {
  const { result } = renderHook(() => useRotation(three));
  pass(7);
  expect(result.current.page).toBe(0);
  pass(1);
  expect(result.current.page).toBe(1);
  pass(4);
  expect(result.current.page).toBe(2);
  pass(8);
  expect(result.current.page).toBe(0);
});

test('the page in view stays when one before it goes', () => {
  const { result, rerender } = renderHook(({ pages }) => useRotation(pages), {
    initialProps: { pages: three },
  });
  pass(9);
  expect(result.current.page).toBe(1);
  rerender({ pages: three.slice(1) });
  expect(result.current.page).toBe(0);
  pass(3);
  expect(result.current.page).toBe(1);
});

test('it pauses, and goes on by hand', () => {
  const { result } = renderHook(() => useRotation(three, { isPaused: true }));
  pass(60);
  expect(result.current.page).toBe(0);
  act(() => result.current.previous());
  expect(result.current.page).toBe(2);
  act(() => result.current.next());
  expect(result.current.page).toBe(0);
});

test('a single page has no progress, because nothing is due', () => {
  const { result } = renderHook(() => useRotation([page('soup')]));
  expect(result.current.progress).toBeNull();
});
