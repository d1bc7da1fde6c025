import type { ImportEntry } from '@cardamom/api-types';
import { sql } from 'kysely';
import { fromJson } from '../../database/json-text.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { instant } from '../../shared/clock.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { peopleById } from '../history/repository.ts';

/** One page of a restaurant's imports, the latest first, and how many there are. */
export async function listImports(
  tx: RestaurantTransaction,
  request: PageRequest<'-id'>,
): Promise<PageOf<ImportEntry> & { total: number }> {
  const id = sql.ref<string>('menu_import.id');
  const rows = await tx
    .selectFrom('menu_import')
    .selectAll()
    .where(isBeyond(request, id, id))
    .orderBy('id', readingDirection(request))
    .limit(request.limit + 1)
    .execute();
  const { total } = await tx
    .selectFrom('menu_import')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = pageOf(request, rows, (row) => ({ key: row.id, id: row.id }));
  const people = await peopleById(tx, [...new Set(page.rows.map((row) => row.staff_id))]);
  const entries = page.rows.map((row): ImportEntry => ({
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    counts: fromJson(row.counts),
    staff: people.get(row.staff_id) ?? null,
    batchId: row.state === 'APPLIED' ? row.batch_id : null,
    isUndone: row.undone_by !== null,
    createdAt: instant(row.created_at),
    finishedAt: row.finished_at === null ? null : instant(row.finished_at),
  }));
  return { ...page, rows: entries, total };
}
