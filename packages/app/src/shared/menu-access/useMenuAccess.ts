import { currencyOf, mayCall } from '@cardamom/api-types';
import type { Currency } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileQuery } from '../session/index.ts';

/** What menu pages need to know of the signed-in person and the restaurant they work in. */
export interface MenuAccess {
  /** Of the restaurant's prices. */
  currency: Currency;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
  /** Whether the person may mark dishes sold out and bring them back. */
  allowsAvailability: boolean;
  /** Whether the person may change categories and items. */
  allowsWriting: boolean;
  /** Whether the person may change modifier groups, which takes another permission (docs/rules.md, Permissions). */
  allowsModifiers: boolean;
}

/** Reads what the route guard has already loaded, the same object while it is the same; null until it is there. */
export function useMenuAccess(): MenuAccess | null {
  const { data } = useQuery({ ...profileQuery, refetchOnMount: false });
  return useMemo(
    () =>
      data
        ? {
            currency: currencyOf(data.restaurant.defaultCurrency),
            timeZone: data.restaurant.timeZone,
            allowsAvailability: mayCall('changeAvailability', data.permissions),
            allowsWriting: mayCall('updateItem', data.permissions),
            allowsModifiers: mayCall('updateModifierGroup', data.permissions),
          }
        : null,
    [data],
  );
}
