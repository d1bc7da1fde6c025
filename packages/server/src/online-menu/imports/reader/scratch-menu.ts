import SQLite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { sqliteDialect } from '#database/dialect.ts';
import { fromJson, type JsonText } from '#database/json-text.ts';
import { allMigrations, migrate } from '#database/migrate.ts';
import type { RestaurantTransaction } from '#database/restaurant-transaction.ts';
import type { Tables } from '#database/schema.ts';
import { sqliteKysely } from '#database/sqlite-driver.ts';
import { portions } from '#shared/portions.ts';
import { entityTables, menuTables, type EntityTable, type MenuTable } from '../menu-tables.ts';

export type StoredRow = Readonly<Record<string, string | number | null>>;

/** New rows of one table. */
export type Draft = { readonly table: MenuTable; readonly rows: readonly StoredRow[] };

/** What is written over rows that are there: whole rows of which these columns changed, or rows that go. */
export type Write =
  | { readonly kind: 'ADD'; readonly table: MenuTable; readonly rows: readonly StoredRow[] }
  | { readonly kind: 'REMOVE'; readonly table: MenuTable; readonly rows: readonly StoredRow[] }
  | {
      readonly kind: 'CHANGE';
      readonly table: MenuTable;
      readonly columns: readonly string[];
      readonly rows: readonly StoredRow[];
    };

/** What must still hold when everything is published. */
export type Publication = {
  readonly currency: string;
  /** Versions of the entities that are changed. */
  readonly versions: readonly {
    readonly table: EntityTable;
    readonly id: string;
    readonly version: number;
  }[];
  /** Entities that were there and that new rows refer to. */
  readonly referred: readonly { readonly table: EntityTable; readonly id: string }[];
};

const perPortion = 250;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}', old.${name}`).join(', ');

/** A copy of one restaurant's menu in memory: what is written to it is found out afterwards, row by row. */
export class ScratchMenu {
  readonly #db = new SQLite(':memory:');
  readonly #kysely: Kysely<Tables> = sqliteKysely(this.#db, 'writer');

  async #open(): Promise<void> {
    await migrate(this.#kysely, sqliteDialect, allMigrations, () => Promise.resolve());
    this.#db.pragma('foreign_keys = off');
    this.#db.exec(
      'create table touched (name text, k1 text, k2 text, k3 text, was text, primary key (name, k1, k2, k3)) without rowid',
    );
  }

  get kysely(): Kysely<Tables> {
    return this.#kysely;
  }

  #columns(table: string): string[] {
    return (this.#db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
  }

  /** Adds rows as they are stored. */
  fill(table: string, rows: readonly object[]): void {
    const columns = this.#columns(table);
    const insert = this.#db.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    const add = this.#db.transaction(() => {
      for (const row of rows as StoredRow[]) insert.run(columns.map((column) => row[column] ?? null));
    });
    add();
  }

  /** Copies what is alive of a restaurant's menu. */
  async copy(tx: RestaurantTransaction): Promise<void> {
    await this.#open();
    this.fill('restaurant', await tx.selectFrom('restaurant').selectAll().execute());
    this.fill('restaurant_slug', await tx.selectFrom('restaurant_slug').selectAll().execute());
    for (const [table, { owner }] of menuTables) {
      if (table === 'change') continue;
      const isEntity = entityTables.has(table);
      const query = tx.selectFrom(table as 'item').selectAll();
      const rows = isEntity ? query.where('deleted_at', 'is', null) : query;
      const living = owner && {
        ids: new Set(this.#db.prepare(`select id from ${owner.table}`).pluck().all() as string[]),
        column: owner.column,
      };
      const stored = (await rows.execute()) as unknown as StoredRow[];
      this.fill(table, living ? stored.filter((row) => living.ids.has(String(row[living.column]))) : stored);
    }
  }

  /** From here on remembers which rows are touched, and what they were. */
  watch(): void {
    for (const [table, { key }] of menuTables) {
      const keys = (row: string) => [0, 1, 2].map((at) => (key[at] ? `${row}.${key[at]}` : "''")).join(', ');
      const was = `json_object(${quoted(this.#columns(table))})`;
      for (const [event, row, before] of [
        ['insert', 'new', 'null'],
        ['update', 'old', was],
        ['delete', 'old', was],
      ] as const) {
        this.#db.exec(
          `create trigger ${table}_${event} after ${event} on ${table} begin
             insert or ignore into touched values ('${table}', ${keys(row)}, ${before}); end`,
        );
      }
    }
  }

  #touched(table: MenuTable, key: readonly string[]): { was: StoredRow | null; is: StoredRow | null }[] {
    const columns = this.#columns(table);
    // Every primary key begins with the restaurant, of which there is one.
    const on = ['x.restaurant_id = (select id from restaurant)']
      .concat(key.map((column, at) => `x.${column} = t.k${at + 1}`))
      .join(' and ');
    const rows = this.#db
      .prepare(
        `select t.was as was__, ${columns.map((name) => `x.${name}`).join(', ')}
         from touched t left join ${table} x on ${on} where t.name = '${table}'`,
      )
      .all() as (StoredRow & { was__: JsonText<StoredRow> | null })[];
    return rows.map(({ was__: was, ...is }) => ({
      was: was === null ? null : fromJson(was),
      is: is[key[0] ?? ''] === null ? null : is,
    }));
  }

  /** Everything that was written, so that a copy of it can be written elsewhere. */
  written(): { drafts: Draft[]; writes: Write[] } & Omit<Publication, 'currency'> {
    const drafts: Draft[] = [];
    const writes: Write[] = [];
    const versions: Publication['versions'][number][] = [];
    const referred = new Map<string, Publication['referred'][number]>();
    const created = new Set<string>();
    for (const [table, { key, owner, refers }] of menuTables) {
      const added: StoredRow[] = [];
      const removed: StoredRow[] = [];
      const addedLater: StoredRow[] = [];
      const changed = new Map<string, { columns: string[]; rows: StoredRow[] }>();
      for (const { was, is } of this.#touched(table, key)) {
        if (is === null) {
          if (was !== null) removed.push(was);
        } else if (was === null) {
          const isNew =
            table === 'change' || entityTables.has(table) || created.has(String(is[owner?.column ?? '']));
          (isNew ? added : addedLater).push(is);
          if (entityTables.has(table)) created.add(String(is['id']));
          const id = String(is[refers?.column ?? '']);
          if (refers && !created.has(id)) referred.set(id, { table: refers.table, id });
        } else {
          const columns = Object.keys(is).filter((column) => is[column] !== was[column]);
          if (columns.length === 0) continue;
          const alike = changed.get(columns.join(' ')) ?? { columns, rows: [] };
          alike.rows.push(is);
          changed.set(columns.join(' '), alike);
          if (entityTables.has(table))
            versions.push({
              table: table as EntityTable,
              id: String(is['id']),
              version: Number(was['version']),
            });
        }
      }
      for (const rows of portions(added, perPortion)) drafts.push({ table, rows });
      for (const rows of portions(removed, perPortion)) writes.push({ kind: 'REMOVE', table, rows });
      for (const { columns, rows } of changed.values())
        for (const portion of portions(rows, perPortion))
          writes.push({ kind: 'CHANGE', table, columns, rows: portion });
      for (const rows of portions(addedLater, perPortion)) writes.push({ kind: 'ADD', table, rows });
    }
    return { drafts, writes, versions, referred: [...referred.values()] };
  }

  close(): void {
    this.#db.close();
  }
}
