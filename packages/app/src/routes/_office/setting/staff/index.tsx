import { createFileRoute } from '@tanstack/react-router';
import { staffMemberSorts, type StaffMemberSort } from '@cardamom/api-types';
import { StaffPage } from '#features/staff/components/StaffPage.tsx';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The people of the restaurant; open to everybody who is signed in. */
export const Route = createFileRoute('/_office/setting/staff/')({
  validateSearch: (raw: Record<string, unknown>): ListSearch<StaffMemberSort> =>
    parseListSearch(raw, staffMemberSorts),
  loader: () => loadMessages('staff', 'entities'),
  component: function Staff() {
    const navigate = Route.useNavigate();
    return <StaffPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
