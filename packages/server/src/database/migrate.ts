import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Dialect } from './dialect.ts';
import { firstRowSecurity } from './migrations/001-row-security.ts';
import { firstSchema } from './migrations/001-first.ts';
import { imageVersion } from './migrations/002-image-version.ts';
import { menus } from './migrations/003-menus.ts';
import { modifiers } from './migrations/004-modifiers.ts';
import { history } from './migrations/005-history.ts';
import { imports } from './migrations/006-imports.ts';
import { matrixPrints } from './migrations/007-matrix-prints.ts';
import { availability } from './migrations/008-availability.ts';
import { itemLists } from './migrations/009-item-lists.ts';
import { isoMinorUnits } from './migrations/010-iso-minor-units.ts';
import { registrationKeys } from './migrations/011-registration-keys.ts';
import { importSizes } from './migrations/012-import-sizes.ts';
import { pictureKeeping } from './migrations/014-picture-keeping.ts';
import { namesInCategories } from './migrations/015-names-in-categories.ts';
import { discounts } from './migrations/016-discounts.ts';
import { declaredAllergens } from './migrations/017-declared-allergens.ts';
import { listJobs } from './migrations/018-list-jobs.ts';
import { printers } from './migrations/020-printers.ts';
import { tableSections } from './migrations/020-table-sections.ts';
import { taxes } from './migrations/020-taxes.ts';
import { venueHours } from './migrations/020-venue-hours.ts';
import { staff } from './migrations/021-staff.ts';
import { ownSessions } from './migrations/022-own-sessions.ts';
import { scans } from './migrations/023-scans.ts';
import { availabilityChanges } from './migrations/026-availability-changes.ts';
import { qrMenuLook } from './migrations/027-qr-menu-look.ts';
import { featuredItems } from './migrations/028-featured-items.ts';
import { screens } from './migrations/030-screens.ts';
import { displayTime } from './migrations/031-display-time.ts';
import { outageClaims } from './migrations/032-outage-claims.ts';
import { importColumns } from './migrations/033-import-columns.ts';
import { importLines } from './migrations/034-import-lines.ts';
import { comingBack } from './migrations/035-coming-back.ts';
import { importCorrections } from './migrations/036-import-corrections.ts';
import type { Tables } from './schema.ts';

/** Migrations by their names, which sort in their order. */
export type Migrations = (dialect: Dialect) => Record<string, Migration>;

/** All migrations in their order; forward only. */
export function allMigrations(dialect: Dialect): Record<string, Migration> {
  return {
    '001-first': runs([...firstSchema(dialect), ...(dialect.name === 'postgres' ? firstRowSecurity() : [])]),
    '002-image-version': runs(imageVersion(dialect)),
    '003-menus': runs(menus(dialect)),
    '005-history': runs(history(dialect)),
    '004-modifiers': runs(modifiers(dialect)),
    '006-imports': runs(imports(dialect)),
    '007-matrix-prints': runs(matrixPrints(dialect)),
    '008-availability': runs(availability()),
    '009-item-lists': runs(itemLists()),
    '010-iso-minor-units': { up: (db) => isoMinorUnits(db, dialect) },
    '011-registration-keys': runs(registrationKeys(dialect)),
    '012-import-sizes': runs(importSizes(dialect)),
    '014-picture-keeping': runs(pictureKeeping(dialect)),
    '015-names-in-categories': { up: (db) => namesInCategories(db, dialect) },
    '016-discounts': runs(discounts(dialect)),
    '017-declared-allergens': { up: (db) => declaredAllergens(db, dialect) },
    '018-list-jobs': runs(listJobs(dialect)),
    '020-printers': runs(printers(dialect)),
    '020-table-sections': runs(tableSections(dialect)),
    '020-taxes': runs(taxes(dialect)),
    '020-venue-hours': runs(venueHours(dialect)),
    '021-staff': { up: (db) => staff(db, dialect) },
    '022-own-sessions': runs(ownSessions(dialect)),
    '023-scans': runs(scans(dialect)),
    '026-availability-changes': runs(availabilityChanges(dialect)),
    '027-qr-menu-look': { up: (db) => qrMenuLook(db, dialect) },
    '028-featured-items': runs(featuredItems(dialect)),
    '030-screens': { up: (db) => screens(db, dialect) },
    '031-display-time': runs(displayTime(dialect)),
    '032-outage-claims': runs(outageClaims(dialect)),
    '033-import-columns': runs(importColumns(dialect)),
    '034-import-lines': runs(importLines(dialect)),
    '035-coming-back': runs(comingBack(dialect)),
    '036-import-corrections': runs(importCorrections(dialect)),
  };
}

function runs(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

function migratorOf(db: Kysely<Tables>, dialect: Dialect, migrations: Migrations, schema?: string): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations(dialect)) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
}

/**
 * Brings the schema up to date in one transaction. `beforeMigrating` is called first when there is
 * data and something to migrate, to take a backup. Throws the migration's own error.
 */
export async function migrate(
  db: Kysely<Tables>,
  dialect: Dialect,
  migrations: Migrations,
  beforeMigrating: (firstPending: string) => Promise<void>,
): Promise<void> {
  const migrator = migratorOf(db, dialect, migrations);
  const known = await migrator.getMigrations();
  const pending = known.filter((migration) => !migration.executedAt);
  if (pending.length === 0) return;
  if (pending[0] && pending.length < known.length) await beforeMigrating(pending[0].name);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Makes the tables as a migration left them, lets them be filled, and brings them up to date. On PostgreSQL `schema` names
 * the schema in use. Throws the migration's own error.
 */
export async function migrateAround(
  db: Kysely<Tables>,
  dialect: Dialect,
  { last, schema }: { last: string; schema?: string },
  fill: () => Promise<void>,
): Promise<void> {
  const migrator = migratorOf(db, dialect, allMigrations, schema);
  const before = await migrator.migrateTo(last);
  if (before.error) throw before.error;
  await fill();
  const after = await migrator.migrateToLatest();
  if (after.error) throw after.error;
}
