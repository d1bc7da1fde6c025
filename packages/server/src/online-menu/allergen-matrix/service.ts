import type { AllergenMatrix } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { instant, now } from '../../shared/clock.ts';
import { lastPrint } from './prints.ts';
import { matrixSections, scopeOf, type ScopeIds } from './sections.ts';

/** The matrix of a scope as it is now; throws CM_NOT_FOUND for a scope that is not there. */
export async function allergenMatrix(tx: RestaurantTransaction, ids: ScopeIds): Promise<AllergenMatrix> {
  // The fonts' library takes as much memory as all the rest of the server, so it is loaded when it is asked for.
  const { unprintableRows } = await import('./pdf/unprintable-rows.ts');
  const { menu, category } = await scopeOf(tx, ids);
  const sections = await matrixSections(tx, ids);
  const rows = new Map(sections.flatMap((section) => section.rows.map((row) => [row.id, row])));
  return {
    asOf: instant(now()),
    scope: { menu, category },
    sections,
    rowCount: rows.size,
    undeclaredCount: [...rows.values()].filter(({ allergens }) => !allergens.isDeclared).length,
    unprintable: await unprintableRows(sections),
    lastPrint: await lastPrint(tx, ids, sections),
  };
}
