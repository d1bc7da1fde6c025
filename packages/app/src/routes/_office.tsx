import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OfficeSearch } from '../features/shell/components/OfficeSearch.tsx';
import { OfficeShell } from '../features/shell/components/OfficeShell.tsx';
import { WindowPending } from '../shared/layout/WindowPending.tsx';
import { AccessProvider } from '../shared/access/index.ts';
import { enterPage } from '../shared/session/index.ts';

/** Around every guarded page: the guard and the shell. */
export const Route = createFileRoute('/_office')({
  beforeLoad: async ({ context, location, matches }) => {
    const page = matches.at(-1);
    await enterPage(
      context,
      {
        pathname: location.pathname,
        href: location.href,
        ...page?.staticData,
      },
      page?.cause === 'stay',
    );
  },
  pendingComponent: WindowPending,
  component: () => (
    <OfficeShell>
      <AccessProvider>
        <OfficeSearch />
        <Outlet />
      </AccessProvider>
    </OfficeShell>
  ),
});
