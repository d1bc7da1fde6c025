import { importEntities, type ImportCounts } from '@cardamom/api-types';
import { createHash } from 'node:crypto';
import type { PlannedRow } from './plan.ts';

/** How many rows of each kind come to what; kinds without a row are left out. */
export function countRows(rows: readonly PlannedRow[]): ImportCounts[] {
  return importEntities.flatMap((entity) => {
    const own = rows.filter((row) => row.entity === entity);
    if (own.length === 0) return [];
    const count = (outcome: PlannedRow['outcome']) => own.filter((row) => row.outcome === outcome).length;
    return [
      {
        entity,
        new: count('NEW'),
        changed: count('CHANGED'),
        unchanged: count('UNCHANGED'),
        wrong: count('WRONG'),
      },
    ];
  });
}

/** The same for two plans that would do the same: so nothing is applied that was not shown. */
export function planDigest(rows: readonly PlannedRow[]): string {
  const told = rows.map(({ place, entity, name, outcome, changes, edits }) => [
    place,
    entity,
    name,
    outcome,
    changes,
    // As it was before edits were told, so that a preview of then is still what is applied.
    ...(edits.length > 0 ? [edits] : []),
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
