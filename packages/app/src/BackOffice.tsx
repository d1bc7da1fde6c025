import { UiProvider } from '@cardamom/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { useCallback } from 'react';
import type { AppRouter } from './router.tsx';
import type { SessionContext } from './shared/session/index.ts';

/** Props of `BackOffice`. */
export interface BackOfficeProps {
  router: AppRouter;
  context: SessionContext;
}

/** The back office with everything it stands on: data, state, design system, routes. */
export function BackOffice({ router, context }: BackOfficeProps) {
  const navigate = useCallback((href: string) => void router.navigate({ href }), [router]);
  return (
    <QueryClientProvider client={context.queryClient}>
      <Provider store={context.store}>
        <UiProvider locale={navigator.language} navigate={navigate}>
          <RouterProvider router={router} />
        </UiProvider>
      </Provider>
    </QueryClientProvider>
  );
}
