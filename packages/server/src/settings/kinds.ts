import type { HistoryEntity } from '@cardamom/api-types';
import type { EntityKind } from '../entities/kind.ts';
import { discountEntity, discountHandlers } from './discounts.ts';
import { printerEntity, printerHandlers } from './printers.ts';
import { restaurantEntity } from './restaurant/entity.ts';
import { serviceChargeEntity } from './service-charge.ts';
import { tableSectionEntity } from './table-sections/service.ts';
import { taxEntity, taxHandlers } from './taxes.ts';

/** What of the settings history tells: a new kind of settings needs one line here, and one below. */
export const settingsKinds: Partial<Record<HistoryEntity, EntityKind>> = {
  DISCOUNT: discountEntity,
  PRINTER: printerEntity,
  TABLE_SECTION: tableSectionEntity,
  TAX: taxEntity,
  SERVICE_CHARGE: serviceChargeEntity,
  RESTAURANT: restaurantEntity,
};

/** The handlers of kinds that need nothing but the database. */
export const plainSettingsHandlers = { ...discountHandlers, ...printerHandlers, ...taxHandlers };
