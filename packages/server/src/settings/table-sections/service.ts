import type { FieldError, TableSection, TableSectionDraft, TableSectionPatch } from '@cardamom/api-types';
import { recordChange } from '../../changes/record-change.ts';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import type { TableSectionTable } from '../../database/schema/settings.ts';
import { entityKind, type FieldWriters, type Named } from '../../entities/kind.ts';
import { entityRows, sharedPart } from '../../entities/rows.ts';
import { entityService } from '../../entities/service.ts';
import { fieldError, Problem } from '../../shared/problem.ts';
import { replaceShortCode } from '../../shared/short-codes.ts';
import { assertVersion } from '../../shared/version.ts';
import { describeTables, highestNumber, resizeSection, tablesBySection, type StoredTable } from './tables.ts';

/** A section whose tables lack their links. */
export type StoredSection = Omit<TableSection, 'tables'> & { tables: StoredTable[] };

type SectionFields = Required<TableSectionDraft>;

/** The largest number that a section may begin with. */
const largestNumber = 9000;

const writers = {
  name: ({ name }) => ({ name }),
  firstNumber: ({ firstNumber }) => ({ firstNumber }),
  // How many there are, and what is said of each, are told, and come back, together.
  tables: ({ tableCount, tables }) => ({
    tableCount,
    tables: tables.map(({ position, label, seats }) => ({ position, label, seats })),
  }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies FieldWriters<StoredSection, TableSectionPatch>;

const rows = entityRows<TableSectionTable, StoredSection, SectionFields>({
  table: 'table_section',
  columnsOf: ({ firstNumber, tableCount }) => ({ first_number: firstNumber, table_count: tableCount }),
  async toEntities(tx, stored) {
    const tables = await tablesBySection(tx, stored);
    return stored.map((row) => ({
      ...sharedPart(row),
      firstNumber: row.first_number,
      tableCount: row.table_count,
      tables: tables.get(row.id) ?? [],
    }));
  },
});

/** Tables that the section does not have, or that are named twice. */
function positionErrors({ tables = [], tableCount = 0 }: Partial<SectionFields>): FieldError[] {
  const seen = new Set<number>();
  return tables.flatMap(({ position }, index) => {
    const isKnown = position <= tableCount && !seen.has(position);
    seen.add(position);
    return isKnown ? [] : [fieldError(`/tables/${index}/position`, 'CM_CHOICE')];
  });
}

/** Sections of tables: CM_NAME_IN_USE for a name in use, CM_CHOICE for a table that is not there. */
export const tableSections = entityService<
  StoredSection,
  TableSectionDraft,
  TableSectionPatch,
  SectionFields
>({
  entity: 'TABLE_SECTION',
  nameInUse: 'CM_NAME_IN_USE',
  rows,
  fieldsOf: async ({ name, firstNumber, tableCount, tables = [], isActive = true }, tx) => ({
    name,
    firstNumber: firstNumber ?? Math.min(largestNumber, (await highestNumber(tx)) + 1),
    tableCount,
    tables,
    isActive,
  }),
  errorsOf: (_tx, fields, before) => positionErrors({ tableCount: before?.tableCount, ...fields }),
  async writeParts(tx, id, { tableCount, tables }) {
    if (tableCount !== undefined) await resizeSection(tx, id, tableCount);
    if (tables !== undefined) await describeTables(tx, id, tables);
  },
  copyOf: ({ name, tableCount, tables }) => ({
    name,
    tableCount,
    tables: tables.map(({ position, label, seats }) => ({ position, label, seats })),
  }),
});

/** Sections as lists and history know them. */
export const tableSectionEntity = entityKind<StoredSection, TableSectionPatch>({
  ...tableSections,
  table: 'table_section',
  operation: 'updateTableSection',
  writers,
});

/** Gives one table of the named version a new code; throws CM_NOT_FOUND or CM_CONFLICT. */
export async function replaceTableCode(
  tx: RestaurantTransaction,
  staffId: string,
  named: Named,
  tableId: string,
): Promise<StoredSection> {
  const before = await tableSections.get(tx, named.id);
  assertVersion(named.version, before);
  const table = before.tables.find(({ id }) => id === tableId);
  if (table === undefined) throw new Problem('CM_NOT_FOUND');
  await replaceShortCode(tx, 'TABLE', table);
  await rows.update(tx, named, {});
  const after = await tableSections.get(tx, named.id);
  await recordChange(tx, {
    staffId,
    entity: 'TABLE_SECTION',
    entityId: named.id,
    action: 'UPDATED',
    before,
    after,
  });
  return after;
}
