import type { MatrixSection } from '@cardamom/api-types';
import { toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { AllergenMatrixPrintTable } from '../../database/schema/menu.ts';
import { now } from '../../shared/clock.ts';
import type { ScopeIds } from './sections.ts';

/** The scope a print was made for. */
export function scopeIn(row: Pick<AllergenMatrixPrintTable, 'menu_id' | 'category_id'>): ScopeIds {
  return { menuId: row.menu_id ?? undefined, categoryId: row.category_id ?? undefined };
}

/** Adds a print and returns its row. */
export async function insertPrint(
  tx: RestaurantTransaction,
  print: {
    id: string;
    staffId: string;
    scope: ScopeIds;
    fingerprint: string;
    sections: readonly MatrixSection[];
  },
): Promise<AllergenMatrixPrintTable> {
  return tx
    .insertInto('allergen_matrix_print', {
      id: print.id,
      staff_id: print.staffId,
      menu_id: print.scope.menuId ?? null,
      category_id: print.scope.categoryId ?? null,
      fingerprint: print.fingerprint,
      content: toJson(print.sections),
      created_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The print, or null when the restaurant has none with this id. */
export async function findPrint(
  tx: RestaurantTransaction,
  id: string,
): Promise<AllergenMatrixPrintTable | null> {
  const row = await tx
    .selectFrom('allergen_matrix_print')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest print of a scope, or null. */
export async function findNewest(
  tx: RestaurantTransaction,
  { menuId, categoryId }: ScopeIds,
): Promise<AllergenMatrixPrintTable | null> {
  const row = await tx
    .selectFrom('allergen_matrix_print')
    .selectAll()
    .where('menu_id', menuId === undefined ? 'is' : '=', menuId ?? null)
    .where('category_id', categoryId === undefined ? 'is' : '=', categoryId ?? null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest print of each scope. */
export async function findNewestOfEach(tx: RestaurantTransaction): Promise<AllergenMatrixPrintTable[]> {
  const newest = await tx
    .selectFrom('allergen_matrix_print')
    .select((eb) => eb.fn.max('id').as('id'))
    .groupBy(['menu_id', 'category_id'])
    .execute();
  if (newest.length === 0) return [];
  return tx
    .selectFrom('allergen_matrix_print')
    .selectAll()
    .where(
      'id',
      'in',
      newest.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
}

/** The name of whoever printed; null when they are not there any more. */
export async function findStaffName(tx: RestaurantTransaction, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('staff')
    .select(['name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? `${row.name} ${row.last_name}`.trim() : null;
}
