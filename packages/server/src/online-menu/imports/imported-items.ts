import { sql, type ExpressionBuilder } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { Tables } from '../../database/schema.ts';
import { LastImports, type ImportedRecord } from './plan/last-imports.ts';

/** What imports said of items that were applied, also of those that were undone since. */
function saidOnce(tx: RestaurantTransaction) {
  return tx
    .selectFrom('imported_item')
    .innerJoin('menu_import', (join) =>
      join
        .onRef('menu_import.restaurant_id', '=', 'imported_item.restaurant_id')
        .onRef('menu_import.id', '=', 'imported_item.import_id'),
    )
    .where('menu_import.state', '=', 'APPLIED');
}

/** What the latest import said of each item that was applied and is not undone; ids have the order in which imports were handed in. */
export async function lastImports(tx: RestaurantTransaction): Promise<LastImports> {
  const rows = await saidOnce(tx)
    .where('menu_import.undone_by', 'is', null)
    .select(['item_id', 'mark', 'places', 'fields'])
    .orderBy('menu_import.finished_at')
    .orderBy('menu_import.id')
    .execute();
  const latest = new Map(rows.map((row) => [row.item_id, row]));
  return new LastImports(
    [...latest.values()].map(({ item_id: itemId, mark, places, fields }) => ({
      itemId,
      mark,
      places,
      fields,
    })),
  );
}

/** Stores what an import says of items; it counts once the import is applied. */
export async function storeImported(
  tx: RestaurantTransaction,
  importId: string,
  records: readonly ImportedRecord[],
): Promise<void> {
  await tx
    .insertInto(
      'imported_item',
      records.map(({ itemId, ...said }) => ({ import_id: importId, item_id: itemId, ...said })),
    )
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'import_id', 'item_id']).doUpdateSet((eb) => ({
        mark: eb.ref('excluded.mark'),
        places: eb.ref('excluded.places'),
        fields: eb.ref('excluded.fields'),
      })),
    )
    .execute();
}

/** Forgets what an import said that was never applied. */
export async function forgetImported(tx: RestaurantTransaction, importId: string): Promise<void> {
  await tx.deleteFrom('imported_item').where('import_id', '=', importId).execute();
}

/**
 * Forgets what imports that were applied earlier said of the items of this one. Of each item stays what the one before it said, which
 * counts again when this one is undone, and what the last one said that was undone, which counts again when that is taken back.
 */
export async function forgetSuperseded(tx: RestaurantTransaction, importId: string): Promise<void> {
  const { finished_at: finishedAt } = await tx
    .selectFrom('menu_import')
    .select('finished_at')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const isEarlier = (eb: ExpressionBuilder<Tables, 'menu_import'>) =>
    eb(eb.refTuple('menu_import.finished_at', 'menu_import.id'), '<', eb.tuple(finishedAt, importId));
  const saidAgain = tx.selectFrom('imported_item').select('item_id').where('import_id', '=', importId);
  const earlier = tx
    .selectFrom('menu_import')
    .select('menu_import.id')
    .where('state', '=', 'APPLIED')
    .where(isEarlier);
  const place = sql<number>`row_number() over (
    partition by item_id, menu_import.undone_by is null order by menu_import.finished_at desc, menu_import.id desc
  )`;
  const latestFirst = saidOnce(tx)
    .where(isEarlier)
    .select(['item_id', 'import_id', place.as('place')]);
  const kept = sql`select item_id, import_id from ${latestFirst} as latest_first where place = 1`;
  await tx
    .deleteFrom('imported_item')
    .where('import_id', 'in', earlier)
    .where('item_id', 'in', saidAgain)
    .where(sql<boolean>`(item_id, import_id) not in (${kept})`)
    .execute();
}
