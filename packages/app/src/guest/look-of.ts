import type { PublicRestaurant } from '@cardamom/api-types';
import { lookAccents, usualLook, type LookName } from '@cardamom/ui/guest';

/** What a restaurant's pages wear. */
export interface WornLook {
  look: LookName;
  accent: string;
}

/** The look and the colour that a restaurant has chosen. */
export function lookOf(_restaurant: PublicRestaurant): WornLook {
  return { look: usualLook, accent: lookAccents[usualLook] };
}
