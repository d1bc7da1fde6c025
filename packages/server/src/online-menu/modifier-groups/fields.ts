import type { AllergenDeclaration } from '@cardamom/api-types';

/** What is stored of an option; one that names an id keeps it, and its availability with it. */
export type OptionFields = {
  id?: string;
  name: string;
  /** Minor units; negative where it is taken off the price. */
  priceDelta: number;
  caloriesDelta: number | null;
  allergens: AllergenDeclaration;
  isDefault: boolean;
};

/** What is stored of a modifier group; options in their order. */
export type ModifierGroupFields = {
  name: string;
  guestName: string;
  minimum: number;
  /** Null for as many as there are options. */
  maximum: number | null;
  options: readonly OptionFields[];
  externalRef: string | null;
  isActive: boolean;
};
