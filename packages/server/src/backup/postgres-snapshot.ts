import { Client } from 'pg';
import { numbersForInt8 } from '../database/postgres-types.ts';
import type { Row } from './manifest.ts';
import { inOrderOfReferences, rowsAtOnce, type Reference, type Snapshot } from './snapshot.ts';

/**
 * Our tables: those that belong to whom the migrations' own table belongs to, in the schema we work in. Who looks up may see
 * a table whole, some of its rows, or, where only columns were granted, nothing that would be of use here.
 */
const tablesQuery = `select c.relname as name, c.relrowsecurity as "isGuarded", coalesce(l.sees, 'nothing') as "lookUpSees",
    coalesce((select string_agg(quote_ident(a.attname), ', ' order by k.place)
      from pg_index i, unnest(i.indkey) with ordinality k (number, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number), '1') as key
  from pg_class c left join lateral (
    select case when bool_or(p.qual = 'true') then 'all' else 'some' end as sees from pg_policies p
    where p.schemaname = current_schema() and p.tablename = c.relname and 'cardamom_lookup' = any (p.roles)
      and p.cmd in ('ALL', 'SELECT') and has_table_privilege('cardamom_lookup', c.oid, 'select')
    having count(*) > 0) l on true
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    and c.relowner = (select relowner from pg_class where oid = 'kysely_migration'::regclass)`;
const referencesQuery = `select conrelid::regclass::text as "table", confrelid::regclass::text as needs
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

type Table = { name: string; isGuarded: boolean; lookUpSees: 'all' | 'some' | 'nothing'; key: string };
/** As whom a table is read: its owner, who looks up, or who works in a restaurant. */
type Reader = { role: 'none' | 'cardamom_lookup' | 'cardamom_app'; restaurantId: string };

const owner: Reader = { role: 'none', restaurantId: '' };
const lookUp: Reader = { role: 'cardamom_lookup', restaurantId: '' };

/** Row-level security holds for the owner too, so a guarded table is read as those who may. */
function readersOf(table: Table, restaurantIds: readonly string[]): readonly Reader[] {
  if (!table.isGuarded) return [owner];
  if (table.lookUpSees === 'all') return [lookUp];
  const inside = restaurantIds.map((restaurantId): Reader => ({ role: 'cardamom_app', restaurantId }));
  return table.lookUpSees === 'some' ? [lookUp, ...inside] : inside;
}

/** Opens one moment of a PostgreSQL database on a connection of its own. Throws pg's error when it cannot be reached. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({
    connectionString: url,
    types: numbersForInt8,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that is lost while nothing is asked; the next question fails with the reason.
  client.on('error', () => undefined);
  await client.connect();
  const become = ({ role, restaurantId }: Reader) =>
    client.query("select set_config('role', $1, true), set_config('app.restaurant', $2, true)", [
      role,
      restaurantId,
    ]);

  async function* read({ name, key }: Table, reader: Reader): AsyncGenerator<readonly Row[]> {
    await become(reader);
    await client.query(`declare piece no scroll cursor for select * from "${name}" order by ${key}`);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from piece`);
      yield rows;
      if (rows.length < rowsAtOnce) break;
    }
    await client.query('close piece');
    await become(owner);
  }

  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const migrations = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    const { rows: tables } = await client.query<Table>(tablesQuery);
    const references = await client.query<Reference>(referencesQuery);
    await become(lookUp);
    const restaurants = await client.query<{ id: string }>('select id from restaurant order by id');
    await become(owner);
    const restaurantIds = restaurants.rows.map(({ id }) => id);
    return {
      engine: 'postgres',
      migrations: migrations.rows.map(({ name }) => name),
      tables: inOrderOfReferences(
        tables.map(({ name }) => name),
        references.rows,
      ),
      async *rows(name) {
        const table = tables.find((one) => one.name === name);
        if (table === undefined) return;
        for (const reader of readersOf(table, restaurantIds)) yield* read(table, reader);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
