import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { toItems } from '../items/repository.ts';
import { modifierGroups } from '../modifier-groups/service.ts';
import type { EntryRow } from './repository.ts';

type Subject = { readonly entity: 'ITEM' | 'MODIFIER_GROUP'; readonly state: { readonly id: string } };

/** What these entries' history belongs to, as it stands: the items, and of options their groups. */
async function subjectsOf(tx: RestaurantTransaction, rows: readonly EntryRow[]): Promise<Subject[]> {
  const itemIds = rows.filter(({ entity }) => entity === 'ITEM').map(({ id }) => id);
  const items =
    itemIds.length > 0
      ? await toItems(tx, await tx.selectFrom('item').selectAll().where('id', 'in', itemIds).execute())
      : [];
  const subjects: Subject[] = items.map((state) => ({ entity: 'ITEM', state }));
  for (const groupId of new Set(rows.flatMap((row) => row.groupId ?? [])))
    subjects.push({ entity: 'MODIFIER_GROUP', state: await modifierGroups.get(tx, groupId) });
  return subjects;
}

/** Runs a change of these entries' availability and writes what each item and modifier group was and is into history. */
export async function recordingAvailability(
  tx: RestaurantTransaction,
  staffId: string | null,
  rows: readonly EntryRow[],
  change: () => Promise<void>,
): Promise<void> {
  const before = new Map((await subjectsOf(tx, rows)).map(({ state }) => [state.id, state]));
  await change();
  for (const { entity, state } of await subjectsOf(tx, rows))
    await recordChange(tx, {
      staffId,
      entity,
      entityId: state.id,
      action: 'UPDATED',
      before: before.get(state.id) ?? null,
      after: state,
    });
}
