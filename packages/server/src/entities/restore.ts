import type { ErrorCode } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { ChangeEntity } from '../database/schema/changes.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { refusingNameInUse } from './name-in-use.ts';
import { revive, type EntityTable } from './repository.ts';

/**
 * Brings back what was deleted, as its next version, and returns it; what is not deleted is returned as it is.
 * Throws the "name in use" code when somebody took the name in the meantime, and what `get` and `revived` throw.
 */
export async function restoreEntity<Entity extends object>(
  tx: RestaurantTransaction,
  staffId: string,
  id: string,
  kind: {
    readonly table: EntityTable;
    readonly entity: ChangeEntity;
    readonly nameInUse: ErrorCode | null;
    get(id: string): Promise<Entity>;
    /** Makes room for it. */
    before?(): Promise<void>;
    /** What else comes back with it. */
    revived?(entity: Entity): Promise<void>;
  },
): Promise<Entity> {
  await kind.before?.();
  const isRevived = await refusingNameInUse(kind.nameInUse, () => revive(tx, kind.table, id));
  const after = await kind.get(id);
  if (!isRevived) return after;
  await kind.revived?.(after);
  await recordChange(tx, {
    staffId,
    entity: kind.entity,
    entityId: id,
    action: 'RESTORED',
    before: null,
    after,
  });
  return after;
}
