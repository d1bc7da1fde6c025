import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenTimes, shiftPlaces } from './motion.ts';
import { useRestingShift } from './useRestingShift.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what never turns moves every three minutes, and comes round', () => {
  const { result } = renderHook(() => useRestingShift());
  const places = Array.from({ length: shiftPlaces + 1 }, () => {
    const place = result.current;
    act(() => void vi.advanceTimersByTime(screenTimes.rest));
    return place;
  });
  expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0]);
});
