import { createFileRoute } from '@tanstack/react-router';
import { SoldOutPage } from '#features/availability/components/SoldOutPage.tsx';
import { parseSoldOutSearch } from '#features/availability/model/sold-out-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** What is sold out, marked and brought back during service (docs/rules.md, Permissions: with POS alone too). */
export const Route = createFileRoute('/_office/menu-management/sold-out')({
  staticData: { mayCall: 'changeAvailability' },
  validateSearch: parseSoldOutSearch,
  loader: () => loadMessages('availability'),
  component: function SoldOut() {
    const navigate = Route.useNavigate();
    return <SoldOutPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />;
  },
});
