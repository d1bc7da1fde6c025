import { toast } from '@cardamom/ui';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { Requirements } from './shared/access/index.ts';
import { onActionRefused, onSessionEnd } from './shared/api/index.ts';
import { PageError } from './shared/layout/PageError.tsx';
import { PagePending } from './shared/layout/PagePending.tsx';
import { createReloadOnce, keepFromRouter } from './shared/routing/index.ts';
import { authenticationAtom, forgetSession, type SessionContext } from './shared/session/index.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption extends Requirements {}
}

/** The routes at work. */
export type AppRouter = ReturnType<typeof createAppRouter>;

function storageOrNone(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Reloads once when a page's code does not arrive, as after a new release. */
function reloadOnFailedPage(router: AppRouter): void {
  const reloadOnce = createReloadOnce({
    storage: storageOrNone(),
    reload: () => location.reload(),
    log: reportError,
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    keepFromRouter(payload);
    reloadOnce.failed(payload);
  });
  router.subscribe('onBeforeLoad', ({ toLocation }) => reloadOnce.navigationStarted(toLocation.pathname));
  router.subscribe('onResolved', () => reloadOnce.navigationEnded());
}

/** The router of the back office; a session that ends anywhere sends the guard to work again. */
export function createAppRouter(context: SessionContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: false,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
  });
  onSessionEnd(() => {
    // Before the first profile load the guard is at work already; asking it again would go round in circles.
    if (context.store.get(authenticationAtom) !== 'authenticated') return;
    forgetSession(context);
    void router.invalidate();
  });
  // 403 leads to the root (docs/rows.md, Sessions); what was typed is kept as a draft, so nobody is asked about it.
  onActionRefused(({ message }) => {
    toast.error(message);
    void router.navigate({ to: '/', ignoreBlocker: true });
  });
  reloadOnFailedPage(router);
  return router;
}
