import type { DiscountType } from '@cardamom/api-types';
import type { EntityColumns, Flag } from './columns.ts';

export type DiscountTable = EntityColumns & {
  name: string;
  name_key: string;
  type: DiscountType;
  /** FIXED: minor units of the currency. PERCENTAGE: thousandths of a percent. */
  amount: number;
  is_active: Flag;
};
