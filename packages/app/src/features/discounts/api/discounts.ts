import {
  discountSorts,
  type Discount,
  type DiscountDraft,
  type DiscountPatch,
  type DiscountSort,
} from '@cardamom/api-types';
import { entityCalls, type EntityDefinition } from '#shared/entity/index.ts';

/** Discounts; a name in use is CM_NAME_IN_USE. */
export const discounts: EntityDefinition<Discount, DiscountDraft, DiscountPatch, DiscountSort> = {
  words: 'discounts',
  calls: entityCalls('/settings/discounts', 'discounts'),
  writes: 'updateDiscount',
  sorts: discountSorts,
  places: {
    list: { to: '/setting/financial' },
    newForm: { to: '/setting/financial/new' },
    form: (discountId) => ({ to: '/setting/financial/$discountId', params: { discountId } }),
  },
};
