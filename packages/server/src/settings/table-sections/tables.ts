import type { DiningTable, DiningTableDraft } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../../database/restaurant-transaction.ts';
import { now } from '../../shared/clock.ts';
import { newId, newShortCode } from '../../shared/ids.ts';
import { portions } from '../../shared/portions.ts';

/** A table without its link, which depends on where the installation can be reached. */
export type StoredTable = Omit<DiningTable, 'shortUrl'>;

/** How many sit at a table of which nobody said so. */
const usualSeats = 4;

/** The tables of these sections that are in use, in their order, by section. */
export async function tablesBySection(
  tx: RestaurantTransaction,
  sections: readonly { readonly id: string; readonly first_number: number }[],
): Promise<Map<string, StoredTable[]>> {
  const bySection = new Map<string, StoredTable[]>(sections.map(({ id }) => [id, []]));
  if (sections.length === 0) return bySection;
  const firstNumbers = new Map(sections.map((section) => [section.id, section.first_number]));
  const rows = await tx
    .selectFrom('dining_table')
    .innerJoin('short_code', (join) =>
      join
        .onRef('short_code.restaurant_id', '=', 'dining_table.restaurant_id')
        .onRef('short_code.target_id', '=', 'dining_table.id')
        .on('short_code.target_kind', '=', 'TABLE'),
    )
    .selectAll('dining_table')
    .select('short_code.code')
    .where('section_id', 'in', [...bySection.keys()])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
  for (const { id, section_id: sectionId, position, label, seats, code } of rows) {
    const number = (firstNumbers.get(sectionId) ?? 1) + position - 1;
    bySection.get(sectionId)?.push({ id, position, number, label, seats, shortCode: code });
  }
  return bySection;
}

async function addTables(
  tx: RestaurantTransaction,
  sectionId: string,
  positions: readonly number[],
): Promise<void> {
  const tables = positions.map((position) => ({
    id: newId(),
    section_id: sectionId,
    position,
    label: '',
    seats: usualSeats,
    retired_at: null,
  }));
  for (const portion of portions(tables)) {
    await tx.insertInto('dining_table', portion).execute();
    const codes = portion.map(({ id }) => ({
      code: newShortCode(),
      target_kind: 'TABLE' as const,
      target_id: id,
      created_at: now(),
    }));
    await tx.insertInto('short_code', codes).execute();
  }
}

/** Brings a section to so many tables: the highest numbers retire, those that come back have the codes they had. */
export async function resizeSection(
  tx: RestaurantTransaction,
  sectionId: string,
  count: number,
): Promise<void> {
  const known = await tx
    .selectFrom('dining_table')
    .select('position')
    .where('section_id', '=', sectionId)
    .execute();
  await tx
    .updateTable('dining_table')
    .set({ retired_at: now() })
    .where('section_id', '=', sectionId)
    .where('position', '>', count)
    .where('retired_at', 'is', null)
    .execute();
  await tx
    .updateTable('dining_table')
    .set({ retired_at: null })
    .where('section_id', '=', sectionId)
    .where('position', '<=', count)
    .where('retired_at', 'is not', null)
    .execute();
  const positions = new Set(known.map(({ position }) => position));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  await addTables(
    tx,
    sectionId,
    all.filter((position) => !positions.has(position)),
  );
}

/** Saves what is said of some of a section's tables. */
export async function describeTables(
  tx: RestaurantTransaction,
  sectionId: string,
  drafts: readonly DiningTableDraft[],
): Promise<void> {
  for (const { position, label, seats } of drafts) {
    if (label === undefined && seats === undefined) continue;
    await tx
      .updateTable('dining_table')
      .set({ label, seats })
      .where('section_id', '=', sectionId)
      .where('position', '=', position)
      .execute();
  }
}

/** The highest number that a table in use has, also of sections that are switched off; 0 where there is none. */
export async function highestNumber(tx: RestaurantTransaction): Promise<number> {
  const rows = await tx
    .selectFrom('table_section')
    .select(['first_number', 'table_count'])
    .where('deleted_at', 'is', null)
    .execute();
  return Math.max(0, ...rows.map((row) => row.first_number + row.table_count - 1));
}
