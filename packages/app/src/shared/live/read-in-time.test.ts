import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReader } from './read-in-time.ts';

const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page's data, and the first parts of the keys that were read again, in their order. */
function reading() {
  const queryClient = new QueryClient();
  const read: string[] = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters) => {
    read.push((filters?.queryKey?.[0] ?? 'all') as string);
    return Promise.resolve();
  });
  return { queryClient, read, reader: createReader(queryClient) };
}

test('what comes together is read once, and what follows at most once a second', async () => {
  const { read, reader } = reading();
  for (let count = 0; count < 20; count += 1) reader.touch(['items', 'menus']);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toEqual(['items', 'menus', 'changes']);
  for (let count = 0; count < 18; count += 1) {
    reader.touch(['items']);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(read).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read.slice(3)).toEqual(['items', 'changes']);
});

test('while something is being sent from here nothing is read over it, and not for ever', async () => {
  const { queryClient, read, reader } = reading();
  const sending = vi.spyOn(queryClient, 'isMutating').mockReturnValue(1);
  reader.touch(['items']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toEqual([]);
  sending.mockReturnValue(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toEqual(['items', 'changes']);
  sending.mockReturnValue(1);
  reader.touch(['menus']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read.slice(2)).toEqual(['menus', 'changes']);
});

test('a page that nobody looks at reads nothing: it does when somebody looks again', async () => {
  const { read, reader } = reading();
  page.hidden = true;
  reader.touch('all');
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toEqual([]);
});
