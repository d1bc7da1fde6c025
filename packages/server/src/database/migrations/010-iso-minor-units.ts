import { sql } from 'kysely';
import { grownCurrencies, growthOf } from '../../shared/earlier-money.ts';
import type { Dialect } from '../dialect.ts';
import { enter, type Migrating } from './as-role.ts';

type Owner = { readonly id: string; readonly default_currency: string };
type Texts = Readonly<Record<string, string | null>> & { readonly id: string };

/** Rows that are read and written back at once. */
const portion = 500;

/** The fields that hold money in the JSON of history and of kept answers. */
const moneyFields = new Set(['price', 'priceDelta']);

function rescaled(json: string | null, growth: number): string | null {
  if (json === null) return null;
  const value: unknown = JSON.parse(json, (key, held: unknown) =>
    moneyFields.has(key) && typeof held === 'number' ? held * growth : held,
  );
  return JSON.stringify(value);
}

const ref = (column: string) => sql.ref(column);

/** Rescales the money in columns of JSON; `name` is the column that tells a table's rows of a restaurant apart. */
async function rescaleJson(
  db: Migrating,
  { table, owner, name, columns }: { table: string; owner: string; name: string; columns: readonly string[] },
  restaurantId: string,
  growth: number,
): Promise<void> {
  const holdsMoney = sql.join(
    columns.map((column) => sql`${ref(column)} like '%"price%'`),
    sql` or `,
  );
  let last = '';
  for (;;) {
    const { rows } = await sql<Texts>`
      select ${ref(name)} as id, ${sql.join(columns.map(ref))} from ${sql.table(table)}
      where ${ref(owner)} = ${restaurantId} and ${ref(name)} > ${last} and (${holdsMoney})
      order by ${ref(name)} limit ${portion}`.execute(db);
    for (const row of rows) {
      const written = columns.map((column) => sql`${ref(column)} = ${rescaled(row[column] ?? null, growth)}`);
      await sql`update ${sql.table(table)} set ${sql.join(written)}
        where ${ref(owner)} = ${restaurantId} and ${ref(name)} = ${row.id}`.execute(db);
    }
    if (rows.length < portion) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function rescaleRestaurant(db: Migrating, { id, default_currency }: Owner): Promise<void> {
  const growth = growthOf(default_currency);
  await sql`update item_size set price = price * ${sql.lit(growth)} where restaurant_id = ${id}`.execute(db);
  await sql`update modifier_option set price_delta = price_delta * ${sql.lit(growth)} where restaurant_id = ${id}`.execute(
    db,
  );
  // A form that was open meanwhile holds amounts of before: its save is refused over the newer version.
  for (const table of ['item', 'modifier_group'])
    await sql`update ${sql.table(table)} set version = version + 1 where restaurant_id = ${id}`.execute(db);
  const history = { table: 'change', owner: 'restaurant_id', name: 'id', columns: ['before', 'after'] };
  await rescaleJson(db, history, id, growth);
  const answers = { table: 'idempotency_key', owner: 'scope', name: 'key', columns: ['answer'] };
  await rescaleJson(db, answers, id, growth);
}

/**
 * Minor units become those of ISO 4217, and every amount stays what it is: HUF 1,500 was 1500 and is 150000. Waiting
 * imports hold amounts in words, which stay, and files, whose reader knows which minor units they have.
 */
export async function isoMinorUnits(db: Migrating, d: Dialect): Promise<void> {
  await enter(db, d, 'cardamom_lookup');
  const { rows } = await sql<Owner>`select id, default_currency from restaurant
    where default_currency in (${sql.join(grownCurrencies)}) order by id`.execute(db);
  for (const restaurant of rows) {
    await enter(db, d, 'cardamom_app', restaurant.id);
    await rescaleRestaurant(db, restaurant);
  }
  await enter(db, d, 'none');
}
