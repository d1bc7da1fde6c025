import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { AccessProvider } from '../access/index.ts';
import { Framing } from '../preview-frame/framing.ts';
import { profileQuery } from '../session/index.ts';
import { makeApp } from './make-app.ts';

/** A screen at work without its route: for states that the guard lets nobody reach by an address. Load its messages first. */
export function StoryPart({ children }: { children: ReactNode }) {
  const [{ context, router }] = useState(() => makeApp('/'));
  return (
    <QueryClientProvider client={context.queryClient}>
      <Provider store={context.store}>
        <RouterContextProvider router={router}>
          <SignedIn>
            <Framing value={false}>
              <main style={{ padding: '1.5rem' }}>{children}</main>
            </Framing>
          </SignedIn>
        </RouterContextProvider>
      </Provider>
    </QueryClientProvider>
  );
}

/** As below the guard: nothing before it is known who is signed in. */
function SignedIn({ children }: { children: ReactNode }) {
  const { data } = useQuery(profileQuery);
  return data && <AccessProvider>{children}</AccessProvider>;
}
