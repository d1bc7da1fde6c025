import type { AllergenDeclaration } from '@cardamom/api-types';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { ItemTable } from '../../database/schema/menu.ts';
import { toFlag } from '../../shared/named-fields.ts';

/** How items and modifier options store what is known of their allergens. */
export type StoredAllergens = Pick<ItemTable, 'allergens' | 'allergens_declared'>;

/** Nobody has said anything about allergens yet; never the same as "free of all". */
export const notDeclared: AllergenDeclaration = { isDeclared: false, contains: [], mayContain: [] };

/** The columns of a declaration. */
export function allergenColumns({ isDeclared, contains, mayContain }: AllergenDeclaration): StoredAllergens {
  return { allergens: toJson({ contains, mayContain }), allergens_declared: toFlag(isDeclared) };
}

/** The declaration that a row holds. */
export function declarationIn({ allergens, allergens_declared }: StoredAllergens): AllergenDeclaration {
  const { contains, mayContain } = fromJson(allergens);
  return { isDeclared: allergens_declared === 1, contains, mayContain };
}
