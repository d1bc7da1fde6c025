import type { MatrixPrint, MatrixSection, OutdatedPrint } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { AllergenMatrixPrintTable } from '../../database/schema/menu.ts';
import { instant } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import { changesSince } from './changes-since.ts';
import { fingerprintOf } from './fingerprint.ts';
import * as repository from './print-repository.ts';
import { matrixSections, scopeOf, type ScopeIds } from './sections.ts';

/** What a print kept. */
export type KeptPrint = {
  readonly scope: ScopeIds;
  readonly sections: readonly MatrixSection[];
  readonly fingerprint: string;
  readonly printedAt: number;
};

async function toPrint(
  tx: RestaurantTransaction,
  row: AllergenMatrixPrintTable,
  current: readonly MatrixSection[],
): Promise<MatrixPrint> {
  return {
    id: row.id,
    printedAt: instant(row.created_at),
    printedBy: row.staff_id && (await repository.findStaffName(tx, row.staff_id)),
    fingerprint: row.fingerprint,
    changes: changesSince(fromJson(row.content), current),
  };
}

/** The newest print of a scope against how it is now; null where it was never printed. */
export async function lastPrint(
  tx: RestaurantTransaction,
  scope: ScopeIds,
  current: readonly MatrixSection[],
): Promise<MatrixPrint | null> {
  const row = await repository.findNewest(tx, scope);
  return row && toPrint(tx, row, current);
}

/** Keeps the matrix as it is now, to be printed; throws CM_NOT_FOUND for a scope that is not there. */
export async function keepPrint(
  tx: RestaurantTransaction,
  staffId: string,
  scope: ScopeIds,
): Promise<MatrixPrint> {
  const sections = await matrixSections(tx, scope);
  const id = newId();
  const fingerprint = fingerprintOf(sections);
  const row = await repository.insertPrint(tx, { id, staffId, scope, fingerprint, sections });
  const after = { id, fingerprint, menuId: row.menu_id, categoryId: row.category_id };
  const change = { staffId, entity: 'ALLERGEN_MATRIX_PRINT', entityId: id, action: 'CREATED' } as const;
  await recordChange(tx, { ...change, before: null, after });
  return toPrint(tx, row, sections);
}

/** What a print kept; throws CM_NOT_FOUND. */
export async function keptPrint(tx: RestaurantTransaction, id: string): Promise<KeptPrint> {
  const row = await repository.findPrint(tx, id);
  if (row === null) throw new Problem('CM_NOT_FOUND');
  return {
    scope: repository.scopeIn(row),
    sections: fromJson(row.content),
    fingerprint: row.fingerprint,
    printedAt: row.created_at,
  };
}

/** The newest print of each scope that must be printed again; a scope that is gone needs no paper. */
export async function outdatedPrints(tx: RestaurantTransaction): Promise<OutdatedPrint[]> {
  const outdated: OutdatedPrint[] = [];
  for (const row of await repository.findNewestOfEach(tx)) {
    const ids = repository.scopeIn(row);
    try {
      const { menu, category } = await scopeOf(tx, ids);
      const changeCount = changesSince(fromJson(row.content), await matrixSections(tx, ids)).length;
      if (changeCount > 0)
        outdated.push({ scope: { menu, category }, printedAt: instant(row.created_at), changeCount });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return outdated;
}
