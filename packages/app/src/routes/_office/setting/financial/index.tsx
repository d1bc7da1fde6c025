import { createFileRoute } from '@tanstack/react-router';
import { discountSorts, type DiscountSort } from '@cardamom/api-types';
import { DiscountsPage } from '#features/discounts/components/DiscountsPage.tsx';
import { parseListSearch, type ListSearch } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The discounts. */
export const Route = createFileRoute('/_office/setting/financial/')({
  staticData: { mayCall: 'updateDiscount' },
  validateSearch: (raw: Record<string, unknown>): ListSearch<DiscountSort> =>
    parseListSearch(raw, discountSorts),
  loader: () => loadMessages('discounts', 'entities'),
  component: function Discounts() {
    const navigate = Route.useNavigate();
    return (
      <DiscountsPage search={Route.useSearch()} onSearchChange={(search) => void navigate({ search })} />
    );
  },
});
