import type { DiscountType, PaperWidth, PrinterType } from '@cardamom/api-types';
import type { EntityColumns, Flag } from './columns.ts';

export type DiscountTable = EntityColumns & {
  name: string;
  name_key: string;
  type: DiscountType;
  /** FIXED: minor units of the currency. PERCENTAGE: thousandths of a percent. */
  amount: number;
  is_active: Flag;
};

export type PrinterTable = EntityColumns & {
  name: string;
  name_key: string;
  type: PrinterType;
  /** Millimetres. */
  paper_width: PaperWidth;
  /** Empty where it is not reached by one. */
  address: string;
  port: number;
  is_active: Flag;
};
