import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { createAppRouter } from '../../router.tsx';
import { createQueryClient } from '../api/index.ts';
import { setUpMessages } from '../messages/index.ts';

setUpMessages();

/** Data, state and routes of a story of their own, at this path with search and hash. */
export function makeApp(path: string) {
  const queryClient = createQueryClient();
  // A story shows a failure at once; all else is as in the product, also that calls go out where the browser says offline.
  const options = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retry: false } });
  const context = { queryClient, store: createStore() };
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [path] }));
  return { context, router };
}
