import type { ChargeType, DiscountType, PaperWidth, PriceTreatment, PrinterType } from '@cardamom/api-types';
import type { EntityColumns, EpochMs, Flag } from './columns.ts';

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

export type TableSectionTable = EntityColumns & {
  name: string;
  name_key: string;
  /** The number of the table at its first position. */
  first_number: number;
  table_count: number;
  is_active: Flag;
};

/** Each table that a section has or ever had; its code is in `short_code`. */
export type DiningTableTable = {
  restaurant_id: string;
  id: string;
  section_id: string;
  /** From 1; stays its for ever. */
  position: number;
  /** Empty for its number. */
  label: string;
  seats: number;
  /** Since when the section has fewer tables; null while it is in use. */
  retired_at: EpochMs | null;
};

export type TaxTable = EntityColumns & {
  name: string;
  name_key: string;
  /** Thousandths of a percent. */
  rate: number;
  treatment: PriceTreatment;
  is_active: Flag;
};

/** One of each restaurant at most; none is there before somebody sets it. */
export type ServiceChargeTable = EntityColumns & {
  type: ChargeType;
  /** FIXED: minor units of the currency. PERCENTAGE: thousandths of a percent. */
  rate: number;
  treatment: PriceTreatment;
  /** What it is for. */
  purpose: string;
  short_line: string;
  is_active: Flag;
};

/**
 * Tables of settings whose rows hold amounts of money where their type is FIXED: in which column, which field of which entity
 * history tells of. Another currency reaches them by this.
 */
export const fixedAmounts = {
  discount: { column: 'amount', entity: 'DISCOUNT', field: 'amount' },
  service_charge: { column: 'rate', entity: 'SERVICE_CHARGE', field: 'rate' },
} as const;

/** The tables of settings. */
export type SettingsTables = {
  discount: DiscountTable;
  printer: PrinterTable;
  table_section: TableSectionTable;
  dining_table: DiningTableTable;
  tax: TaxTable;
  service_charge: ServiceChargeTable;
};
