import { EntityFormPage } from '#shared/entity/index.ts';
import { discounts } from '../api/discounts.ts';
import { DiscountForm } from './DiscountForm.tsx';

/** A discount to be changed, or (null) a new one. */
export function DiscountPage({ discountId }: { discountId: string | null }) {
  return (
    <EntityFormPage definition={discounts} id={discountId}>
      {(form) => <DiscountForm {...form} />}
    </EntityFormPage>
  );
}
