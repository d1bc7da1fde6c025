import { discountSorts } from '@cardamom/api-types';
import { defineEntity } from '#shared/entity/index.ts';

/** Discounts; a name in use is CM_NAME_IN_USE. */
export const discounts = defineEntity('/settings/discounts', {
  history: 'DISCOUNT',
  words: 'discounts',
  sorts: discountSorts,
  places: { list: { to: '/setting/financial' }, newForm: { to: '/setting/financial/new' } },
});
