import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Tables } from './schema.ts';

/** DDL takes part in the transaction, so that a migration that fails leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #db: SQLite.Database;
  readonly #statements = new Map<string, SQLite.Statement>();

  constructor(db: SQLite.Database) {
    this.#db = db;
  }

  // oxlint-disable-next-line require-await -- Kysely awaits; better-sqlite3 answers at once
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('Streaming is not used on SQLite.');
  }

  /** Keeps the most recent 300 prepared statements; preparing costs more than a small query. */
  #prepare(sql: string): SQLite.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    if (this.#statements.size >= 300) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * One connection behind a queue. Kysely's own driver begins deferred transactions and lets others
 * run statements inside them; this one takes the write lock at once and hands the connection to one at a time.
 */
class SqliteDriver implements Driver {
  readonly #db: SQLite.Database;
  readonly #begin: 'begin' | 'begin immediate';
  readonly #connection: SqliteConnection;
  #tail: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(db: SQLite.Database, begin: 'begin' | 'begin immediate') {
    this.#db = db;
    this.#begin = begin;
    this.#connection = new SqliteConnection(db);
  }

  async init(): Promise<void> {
    // The connection is open from the start.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back by itself, and a second time would hide why.
    if (this.#db.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async destroy(): Promise<void> {
    await this.#tail;
    this.#db.close();
  }
}

/** Kysely over an open better-sqlite3 connection; the writer begins immediate, the reader deferred. */
export function sqliteKysely(db: SQLite.Database, role: 'writer' | 'reader'): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionalDdlAdapter(),
      createDriver: () => new SqliteDriver(db, role === 'writer' ? 'begin immediate' : 'begin'),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/**
 * KiB of pages a connection may keep in memory, taken as they are needed. With SQLite's own 2 MB a menu of thousands
 * of dishes does not fit, and each small query of a large transaction reads its pages anew.
 */
const pageCache = 32 * 1024;

/** Opens the file for writing: WAL, every commit on disk before it is acknowledged, foreign keys on. */
export function openSqliteWriter(file: string): SQLite.Database {
  const db = new SQLite(file, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma(`cache_size = -${pageCache}`);
  return db;
}

/** Opens a second, read-only connection, so that reading never waits for a writer. */
export function openSqliteReader(file: string): SQLite.Database {
  const db = new SQLite(file, { readonly: true, timeout: 5000 });
  db.pragma(`cache_size = -${pageCache}`);
  return db;
}
