import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { createAppRouter } from '../../router.tsx';
import { createQueryClient } from '../api/index.ts';
import { setUpMessages } from '../messages/index.ts';

setUpMessages();

/** Props of `StoryApp`. */
export interface StoryAppProps {
  /** Path with search and hash where the story begins. */
  path: string;
}

function makeApp(path: string) {
  const queryClient = createQueryClient();
  // A story shows a failure at once.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const context = { queryClient, store: createStore() };
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [path] }));
  return { context, router };
}

/** The real back office at a path, on the story's own handlers: routes, guard and shell as in the product. */
export function StoryApp({ path }: StoryAppProps) {
  const [{ context, router }] = useState(() => makeApp(path));
  return (
    <QueryClientProvider client={context.queryClient}>
      <Provider store={context.store}>
        <LinkProvider navigate={(href) => void router.navigate({ href })}>
          <RouterProvider router={router} />
        </LinkProvider>
      </Provider>
    </QueryClientProvider>
  );
}
