import type { PublicRestaurant } from '@cardamom/api-types';
import { useFetchedFaces } from '@cardamom/ui/guest';
import type { ReactNode } from 'react';
import { lookOf } from '../../guest/look-of.ts';

/** Props of `WithFaces`. */
export interface WithFacesProps {
  /** Whose look it is; null where it is nobody's. */
  restaurant: PublicRestaurant | null;
  fallback?: ReactNode;
  children: ReactNode;
}

/** What is drawn once the faces of a restaurant's look are here, or were waited for long enough. */
export function WithFaces({ restaurant, fallback = null, children }: WithFacesProps) {
  const areHere = useFetchedFaces(restaurant && lookOf(restaurant).look);
  return areHere || restaurant === null ? children : fallback;
}
