import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createJobs } from '../src/online-menu/imports/jobs.ts';

test('work on an import that ends late leaves alone the work on it that began meanwhile', async () => {
  const jobs = createJobs();
  const first = Promise.withResolvers<undefined>();
  const second = Promise.withResolvers<undefined>();
  jobs.start(
    'import',
    () => first.promise,
    () => undefined,
  );
  jobs.start(
    'import',
    () => second.promise,
    () => undefined,
  );
  const running = jobs.find('import');
  expect(running).toBeDefined();

  first.resolve(undefined);
  await nextTurn();
  expect(jobs.find('import')).toBe(running);

  second.resolve(undefined);
  await nextTurn();
  expect(jobs.find('import')).toBeUndefined();
});
