import { createFileRoute } from '@tanstack/react-router';
import { discountSorts } from '@cardamom/api-types';
import { DiscountsPage } from '#features/discounts/components/DiscountsPage.tsx';
import { listSearchOf } from '#shared/list-page/list-search.ts';
import { loadMessages } from '#shared/messages/index.ts';

/** The discounts. */
export const Route = createFileRoute('/_office/setting/financial/')({
  staticData: { mayCall: 'updateDiscount' },
  validateSearch: listSearchOf(discountSorts),
  loader: () => loadMessages('discounts', 'entities'),
  component: DiscountsPage,
});
