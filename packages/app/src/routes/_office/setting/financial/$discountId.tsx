import { createFileRoute } from '@tanstack/react-router';
import { DiscountPage } from '#features/discounts/components/DiscountPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** One discount. */
export const Route = createFileRoute('/_office/setting/financial/$discountId')({
  staticData: { mayCall: 'updateDiscount' },
  loader: () => loadMessages('discounts', 'entities'),
  component: function Discount() {
    return <DiscountPage discountId={Route.useParams().discountId} />;
  },
});
