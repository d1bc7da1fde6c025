import type { ImportTable } from '@cardamom/api-types';
import { fromJson, toJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { now } from '../../shared/clock.ts';
import type { KnownLayouts } from './formats/table-layout.ts';
import type { FoundTable } from './imported-menu.ts';
import { mostRememberedColumns } from './limits.ts';

/** What people said of the columns of earlier files. */
export async function rememberedColumns(tx: RestaurantTransaction): Promise<KnownLayouts> {
  const rows = await tx.selectFrom('import_columns').select(['heads_key', 'has_heads', 'columns']).execute();
  return new Map(
    rows.map((row) => [row.heads_key, { hasHeads: row.has_heads === 1, columns: fromJson(row.columns) }]),
  );
}

const saidIn = ({ columns }: ImportTable) =>
  columns.map(({ index, meaning, size }) => ({ index, meaning, size }));

/** Remembers what a person said of a file's columns, over what was said of the same heads before; the oldest make room. */
export async function rememberColumns(tx: RestaurantTransaction, { key, shown }: FoundTable): Promise<void> {
  const said = {
    has_heads: shown.headRow === null ? 0 : 1,
    columns: toJson(saidIn(shown)),
    said_at: now(),
  } as const;
  await tx
    .insertInto('import_columns', { heads_key: key, ...said })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'heads_key']).doUpdateSet(said))
    .execute();
  const kept = tx
    .selectFrom('import_columns')
    .select('heads_key')
    .orderBy('said_at', 'desc')
    .orderBy('heads_key')
    .limit(mostRememberedColumns);
  const newest = (await kept.execute()).map((row) => row.heads_key);
  await tx.deleteFrom('import_columns').where('heads_key', 'not in', newest).execute();
}
