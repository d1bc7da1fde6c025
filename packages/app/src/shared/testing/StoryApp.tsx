import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { queueOf } from '../presses/index.ts';
import { Framing } from '../preview-frame/framing.ts';
import { makeApp } from './make-app.ts';
import { useShownTheme } from './useShownTheme.ts';

/** Props of `StoryApp`. */
export interface StoryAppProps {
  /** Path with search and hash where the story begins. */
  path: string;
}

/** The real back office at a path, on the story's own handlers: routes, guard and shell as in the product. */
export function StoryApp({ path }: StoryAppProps) {
  const [{ context, router }] = useState(() => makeApp(path));
  useShownTheme(context.store);
  // All stories share one page and its kept presses: an app that is over would send those of the next.
  useEffect(() => () => void queueOf(context.queryClient).serve(null), [context]);
  return (
    <QueryClientProvider client={context.queryClient}>
      <Provider store={context.store}>
        <LinkProvider navigate={(href) => void router.navigate({ href })}>
          <Framing value={false}>
            <RouterProvider router={router} />
          </Framing>
        </LinkProvider>
      </Provider>
    </QueryClientProvider>
  );
}
