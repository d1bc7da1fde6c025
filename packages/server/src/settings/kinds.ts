import type { HistoryEntity } from '@cardamom/api-types';
import type { EntityKind } from '../entities/kind.ts';
import { discounts } from './discounts.ts';
import { printers } from './printers.ts';
import { restaurantEntity } from './restaurant/entity.ts';
import { serviceChargeEntity } from './service-charge.ts';
import { tableSectionEntity } from './table-sections/service.ts';
import { taxes } from './taxes.ts';

/** What of the settings history tells, and goes with a deleted restaurant: a new kind of settings needs one line here, and one below. */
export const settingsKinds: Partial<Record<HistoryEntity, EntityKind>> = {
  DISCOUNT: discounts.kind,
  PRINTER: printers.kind,
  TABLE_SECTION: tableSectionEntity,
  TAX: taxes.kind,
  SERVICE_CHARGE: serviceChargeEntity,
  RESTAURANT: restaurantEntity,
};

/** The handlers of kinds that need nothing but the database. */
export const plainSettingsHandlers = { ...discounts.handlers, ...printers.handlers, ...taxes.handlers };
