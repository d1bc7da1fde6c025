import type { Allergen } from '@cardamom/api-types';

/** What the label seafood may stand for: it says that one of the three is in a dish, and not which. */
const seafoodKinds: readonly Allergen[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS'];

/**
 * The labels that a dish must not bear for a guest without these allergens. Annex II of EU 1169/2011 has crustaceans, fish
 * and molluscs each by itself (points 2, 4 and 14) and no seafood; so seafood leaves out all three, and each of them seafood.
 */
export function refusedLabels(without: readonly Allergen[]): ReadonlySet<Allergen> {
  const refused = new Set(without);
  if (without.includes('SEAFOOD')) for (const kind of seafoodKinds) refused.add(kind);
  if (without.some((allergen) => seafoodKinds.includes(allergen))) refused.add('SEAFOOD');
  return refused;
}
