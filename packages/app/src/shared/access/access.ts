import {
  currencyOf,
  mayCall,
  type OperationId,
  type Permission,
  type StaffProfile,
} from '@cardamom/api-types';
import type { Currency } from '@cardamom/ui';

/** What pages need to know of the signed-in person and the restaurant they work in. */
export interface Access {
  /** Of the restaurant's prices. */
  currency: Currency;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
  /** Who the person is, among the staff. */
  staffId: string;
  /** What they hold. */
  permissions: readonly Permission[];
  /** Whether the person may call an operation, as the contract says. */
  can: (operationId: OperationId) => boolean;
}

/** The access of somebody with this profile. */
export function accessOf({ id, restaurant, permissions }: StaffProfile): Access {
  return {
    staffId: id,
    permissions,
    currency: currencyOf(restaurant.defaultCurrency),
    timeZone: restaurant.timeZone,
    can: (operationId) => mayCall(operationId, permissions),
  };
}
