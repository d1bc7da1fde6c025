/** The fixed words of a dish's own page, in the guest's language. */
export interface DishWords {
  /** The way back to the list that the dish stands in. */
  back: string;
  share: string;
  /** Said once the address was copied, where the phone has no way of its own to share. */
  copied: string;
  /** Heads the allergens that only an option brings. */
  onlyWithOptions: string;
  /** Heads what it contains, may contain. */
  allergens: string;
  calories: string;
}
