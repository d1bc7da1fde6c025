import type { PublicRestaurant } from '@cardamom/api-types';
import type { LookName } from '@cardamom/ui/guest';

/** What a restaurant's pages wear. */
export interface WornLook {
  look: LookName;
  accent: string;
}

/** The look and the colour that a restaurant has chosen. */
export function lookOf({ look, accentColour }: Pick<PublicRestaurant, 'look' | 'accentColour'>): WornLook {
  return { look, accent: accentColour };
}
