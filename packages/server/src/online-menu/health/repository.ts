import type { HealthCheck, HealthCount, HealthFinding } from '@cardamom/api-types';
import { sql } from 'kysely';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { isBeyond, pageOf, readingDirection, type PageOf, type PageRequest } from '../../shared/paging.ts';
import { checks, type CheckedTable } from './checks.ts';

/** Kysely types one table at a time; what is asked here is spelled the same in all of them. */
const living = (tx: RestaurantTransaction, table: CheckedTable) =>
  tx.selectFrom(table as 'item').where(sql.ref(`${table}.deleted_at`), 'is', null);

/** How much each of these checks finds: one pass over each table, however many checks. */
export async function countFindings(
  tx: RestaurantTransaction,
  wanted: readonly HealthCheck[],
): Promise<HealthCount[]> {
  const counts = new Map<HealthCheck, HealthCount>();
  for (const [table, ofTable] of Map.groupBy(wanted, (check) => checks[check].table)) {
    const row = await living(tx, table)
      .select(
        ofTable.flatMap((check) => {
          const { looksAt, finds } = checks[check];
          return [
            sql<number>`coalesce(sum(case when ${looksAt} then 1 else 0 end), 0)`.as(`${check} checked`),
            sql<number>`coalesce(sum(case when ${looksAt} and ${finds} then 1 else 0 end), 0)`.as(check),
          ];
        }),
      )
      .executeTakeFirstOrThrow();
    const values = row as Record<string, number>;
    for (const check of ofTable)
      counts.set(check, {
        check,
        count: Number(values[check]),
        checkedCount: Number(values[`${check} checked`]),
      });
  }
  return wanted.flatMap((check) => counts.get(check) ?? []);
}

/** One page of what a check finds, by name, and how much it finds in all. */
export async function findFindings(
  tx: RestaurantTransaction,
  check: HealthCheck,
  request: PageRequest<'name'>,
): Promise<PageOf<HealthFinding> & { total: number }> {
  const { table, looksAt, finds } = checks[check];
  const direction = readingDirection(request);
  const found = living(tx, table).where(looksAt).where(finds);
  const [key, id] = [sql.ref<string>(`${table}.name_key`), sql.ref<string>(`${table}.id`)];
  const rows = await found
    .select([id.as('id'), key.as('key')])
    .select([sql.ref<string>(`${table}.name`).as('name'), sql.ref<number>(`${table}.is_active`).as('active')])
    .where(isBeyond(request, key, id))
    .orderBy('key', direction)
    .orderBy('id', direction)
    .limit(request.limit + 1)
    .execute();
  const page = pageOf(request, rows, (row) => ({ key: row.key, id: row.id }));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    ...page,
    rows: page.rows.map((row) => ({ id: row.id, name: row.name, isActive: row.active === 1 })),
    total,
  };
}
