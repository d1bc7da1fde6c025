import { createFileRoute } from '@tanstack/react-router';
import { DiscountPage } from '#features/discounts/components/DiscountPage.tsx';
import { loadMessages } from '#shared/messages/index.ts';

/** A new discount. */
export const Route = createFileRoute('/_office/setting/financial/new')({
  staticData: { mayCall: 'createDiscount' },
  loader: () => loadMessages('discounts', 'entities'),
  component: () => <DiscountPage discountId={null} />,
});
