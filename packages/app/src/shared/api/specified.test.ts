import { expect, test } from 'vitest';
import { messageRetries } from '../messages/load.ts';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { timeOutMs } from './time-out.ts';

// Written out once, so that a constant and what is measured by it cannot change together unnoticed.
// proves: times.call, times.messages, calls.time-out
test('a call may take 5 seconds, and messages are tried again 5 times', () => {
  expect(timeOutMs).toBe(5000);
  expect(messageRetries).toBe(5);
});

test('where no field can show what is wrong, the first wrong field says why, else the answer', () => {
  const message = 'This name is already in use (in “Fish”)';
  const errors = [{ pointer: '/name', code: 'OM_002', message }];
  expect(new ApiError({ code: 'OM_002', errors }, 422).reason).toBe(message);
  expect(new ApiError({ code: 'CM_UNDONE', message: 'Taken back already' }, 409).reason).toBe(
    'Taken back already',
  );
});

// proves: times.stale, times.cache, calls.stale-at-once
test('server data is stale at once and kept 5 minutes', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries?.staleTime).toBe(0);
  expect(queries?.gcTime).toBe(300_000);
});

// proves: times.retries, calls.five-retries
test('a read is tried again 5 times where the server was at fault, and never where the request was', () => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry as (
    failures: number,
    error: unknown,
  ) => boolean;
  const retriesAfter = (status: number) =>
    [0, 1, 2, 3, 4, 5, 6].filter((failures) => retry(failures, new ApiError({ code: 'fallback' }, status)));
  expect(retriesAfter(500)).toEqual([0, 1, 2, 3, 4]);
  expect(retriesAfter(0)).toEqual([0, 1, 2, 3, 4]);
  expect(retriesAfter(404)).toEqual([]);
});
