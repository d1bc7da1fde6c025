import BetterSqlite from 'better-sqlite3';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '#config/config.ts';
import { plainKinds } from '@cardamom/api-types/plain-kinds.gen';
import type { RestaurantOwned } from '#database/restaurant-transaction.ts';

export type StoredRow = Readonly<Record<string, unknown>>;

/** Every row of a restaurant by table and key: `menu_section 0199…`. */
export type StoredRows = ReadonlyMap<string, StoredRow>;

/** Plain kinds have a table each, which has their name. */
export type PlainTable = Lowercase<(typeof plainKinds)[number]['history']>;

/** What tells a table's rows apart; null where every edit adds rows. A new table needs one line here, except that of a plain kind. */
const keys: Readonly<Record<Exclude<RestaurantOwned, PlainTable>, readonly string[] | null>> = {
  restaurant: ['id'],
  restaurant_image: ['role'],
  restaurant_slug: ['slug'],
  short_code: ['code'],
  scan: ['business_day', 'code'],
  set_up_tick: ['tick'],
  qr_menu_settings: ['id'],
  digital_menu_settings: ['id'],
  screen_state: ['screen_id'],
  staff: ['id'],
  category: ['id'],
  item: ['id'],
  item_size: ['id'],
  item_ingredient: ['id'],
  item_category: ['item_id', 'category_id'],
  modifier_group: ['id'],
  modifier_option: ['id'],
  item_modifier_group: ['item_id', 'modifier_group_id'],
  menu: ['id'],
  menu_section: ['id'],
  dining_table: ['id'],
  service_charge: ['id'],
  image: ['id'],
  image_variant: ['image_id', 'format', 'width'],
  allergen_matrix_print: ['id'],
  menu_import: ['id'],
  menu_import_row: ['import_id', 'position'],
  imported_item: ['import_id', 'item_id'],
  import_columns: ['heads_key'],
  image_origin: ['digest'],
  list_job: ['id'],
  change: null,
  idempotency_key: null,
};

const compared = [
  ...Object.entries(keys).flatMap(([table, columns]) => (columns ? [{ table, columns }] : [])),
  ...plainKinds.map(({ history }) => ({ table: history.toLowerCase(), columns: ['id'] })),
];

const ownedBy = (table: string) => `"${table}" where ${table === 'restaurant' ? 'id' : 'restaurant_id'} =`;

function byPlace(tables: readonly (readonly StoredRow[])[]): StoredRows {
  const rows = new Map<string, StoredRow>();
  for (const [index, { table, columns }] of compared.entries())
    for (const row of tables[index] ?? [])
      rows.set([table, ...columns.map((column) => row[column])].join(' '), row);
  return rows;
}

/** The database read past the server, as it is stored. */
export type Storage = {
  rows(restaurantId: string): Promise<StoredRows>;
  version(table: RestaurantOwned, id: string): Promise<number>;
  close(): Promise<void>;
};

/** Opens a connection of its own; thousands of states are read, so a state costs one round trip. */
export async function openStorage({ databaseUrl, dataDir }: Config): Promise<Storage> {
  if (databaseUrl === undefined) {
    const db = new BetterSqlite(join(dataDir, 'cardamom.sqlite'), { readonly: true });
    const statements = compared.map(({ table }) => db.prepare(`select * from ${ownedBy(table)} ?`));
    return {
      rows: async (id) => byPlace(statements.map((statement) => statement.all(id) as StoredRow[])),
      version: async (table, id) =>
        (db.prepare(`select version from "${table}" where id = ?`).get(id) as { version: number }).version,
      close: async () => void db.close(),
    };
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const script = (id: string) =>
    compared.map(({ table }) => `select * from ${ownedBy(table)} ${client.escapeLiteral(id)}`).join(';');
  return {
    // Several statements in one query are answered one by one.
    rows: async (id) =>
      byPlace(
        ((await client.query(script(id))) as unknown as { rows: StoredRow[] }[]).map(({ rows }) => rows),
      ),
    version: async (table, id) =>
      Number((await client.query(`select version from "${table}" where id = $1`, [id])).rows[0].version),
    close: () => client.end(),
  };
}

/** One column that differs, or (`*`) a row that came or went. */
export type Difference = {
  readonly table: string;
  readonly column: string;
  readonly row: StoredRow;
  readonly was: unknown;
  readonly is: unknown;
};

/** Counted with every edit, whatever it names. */
const counted = new Set(['version', 'updated_at']);

/** What differs between two states, byte for byte, but for versions and times of change. */
export function differences(before: StoredRows, after: StoredRows): Difference[] {
  const found: Difference[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(place), after.get(place)];
    const row = was ?? is ?? {};
    const table = place.split(' ')[0] ?? '';
    if (was === undefined || is === undefined) found.push({ table, column: '*', row, was, is });
    else
      for (const column of Object.keys(is))
        if (was[column] !== is[column] && !counted.has(column))
          found.push({ table, column, row, was: was[column], is: is[column] });
  }
  return found;
}

/** The one row of a table with this id. */
export function rowOf(rows: StoredRows, table: RestaurantOwned, id: string): StoredRow {
  return rows.get(`${table} ${id}`) ?? {};
}

/** The rows of a table that belong to something, in their order. */
export function rowsOf(rows: StoredRows, table: RestaurantOwned, column: string, id: string): StoredRow[] {
  return [...rows]
    .filter(([place, row]) => place.startsWith(`${table} `) && row[column] === id)
    .map(([, row]) => row)
    .toSorted((one, other) => Number(one['position']) - Number(other['position']));
}
