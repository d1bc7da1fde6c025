import type { FieldChange, HistoryAction } from '@cardamom/api-types';
import type { ChangeTable } from '../../database/schema/changes.ts';
import type { Snapshot } from '../../entities/kind.ts';
import type { OrderSnapshot } from '../../entities/order.ts';
import { kindOf } from './entities.ts';

/** A stored change, its states read; an order's states are read by `orderStates`. */
export type ReadChange = {
  readonly row: ChangeTable;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
  readonly fields: readonly FieldChange[];
};

/** The states of a change of an order. */
export function orderStates(row: ChangeTable): { before: OrderSnapshot; after: OrderSnapshot } {
  return {
    before: JSON.parse(row.before ?? '{}') as OrderSnapshot,
    after: JSON.parse(row.after ?? '{}') as OrderSnapshot,
  };
}

function fieldsOf(row: ChangeTable, before: Snapshot | null, after: Snapshot | null): FieldChange[] {
  if (row.action === 'REORDERED')
    return [{ field: 'order', before: null, after: orderStates(row).after.moved.slice(0, 100) }];
  if (row.action === 'RESTORED') return [];
  const kind = kindOf(row.entity);
  if (kind === undefined) return [];
  const valueOf = (state: Snapshot | null, field: string) => state && kind.valueOf(state, field);
  return kind.differing(before, after).map((field) => ({
    field,
    before: valueOf(before, field),
    after: valueOf(after, field),
  }));
}

/** Reads a stored change and what differs. */
export function readChange(row: ChangeTable): ReadChange {
  const before = JSON.parse(row.before ?? 'null') as Snapshot | null;
  const after = JSON.parse(row.after ?? 'null') as Snapshot | null;
  return { row, before, after, fields: fieldsOf(row, before, after) };
}

/** Changes of fields can be taken back in parts; the others only as a whole. */
export function isFieldChange(action: string): boolean {
  return (['UPDATED', 'ACTIVATED', 'DEACTIVATED'] satisfies HistoryAction[] as string[]).includes(action);
}
