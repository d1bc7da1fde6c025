import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { getItem } from '../items/service.ts';
import { getModifierGroup } from '../modifier-groups/service.ts';
import type { EntryRow } from './repository.ts';

type Subject = { entity: 'ITEM' | 'MODIFIER_GROUP'; id: string };

/** Whose history a change of availability belongs to: an option's is its group's. */
function subjectsOf(rows: readonly EntryRow[]): Subject[] {
  const groupIds = new Set(rows.flatMap(({ groupId }) => groupId ?? []));
  return [
    ...rows.filter(({ entity }) => entity === 'ITEM').map(({ id }) => ({ entity: 'ITEM' as const, id })),
    ...[...groupIds].map((id) => ({ entity: 'MODIFIER_GROUP' as const, id })),
  ];
}

const read = (tx: RestaurantTransaction, { entity, id }: Subject): Promise<object> =>
  entity === 'ITEM' ? getItem(tx, id) : getModifierGroup(tx, id);

/** Runs a change of these entries' availability and writes what each item and modifier group was and is into history. */
export async function recordingAvailability(
  tx: RestaurantTransaction,
  staffId: string | null,
  rows: readonly EntryRow[],
  change: () => Promise<void>,
): Promise<void> {
  const subjects = subjectsOf(rows);
  const before: object[] = [];
  for (const subject of subjects) before.push(await read(tx, subject));
  await change();
  for (const [index, { entity, id }] of subjects.entries())
    await recordChange(tx, {
      staffId,
      entity,
      entityId: id,
      action: 'UPDATED',
      before: before[index] ?? null,
      after: await read(tx, { entity, id }),
    });
}
