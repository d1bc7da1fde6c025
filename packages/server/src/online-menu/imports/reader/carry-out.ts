import { openReader } from '#database/open-reader.ts';
import type { RestaurantTransaction } from '#database/restaurant-transaction.ts';
import { openFileStore } from '#files/file-store.ts';
import { portions } from '#shared/portions.ts';
import { openImportStore } from '../files/import-store.ts';
import type { Said } from '../formats/find-layout.ts';
import { layoutOfTable } from '../formats/table-layout.ts';
import { readCurrentMenu } from '../plan/current-menu.ts';
import { shownNotes, shownRow } from '../plan/shown.ts';
import { tellingRows } from '../plan/told-rows.ts';
import { countRows, planDigest } from '../plan/summary.ts';
import { exportedPictures, preparePlan, readFiles, type Prepared, type ReadFiles } from '../prepare-plan.ts';
import { lastImports } from '../imported-items.ts';
import { localityOf } from '../locality.ts';
import { rememberedColumns } from '../remembered-columns.ts';
import { requireImport } from '../require-import.ts';
import type { Asks, Outcome, Shown, Work } from './messages.ts';
import { ScratchMenu } from './scratch-menu.ts';
import { writeToScratch } from './write-to-scratch.ts';

const rowsPerPortion = 200;

/** What was read and planned, from one view of the restaurant. */
type Planned = { readonly read: ReadFiles; readonly prepared: Prepared; readonly currency: string };

/** What was found or said of this import's columns, lines and rows before, and of earlier files. */
async function whatWasSaid(tx: RestaurantTransaction, importId: string): Promise<Said> {
  const { found_table: table, found_lines: lines, said_rows: rows } = await requireImport(tx, importId);
  const corrections = new Map((rows ?? []).map((row) => [row.place, row]));
  return { layout: table && layoutOfTable(table), known: await rememberedColumns(tx), lines, corrections };
}

async function plan(work: Work, tx: RestaurantTransaction): Promise<Planned> {
  const locality = await localityOf(tx);
  const { currency } = locality;
  const store = openImportStore(work.dataDir);
  const read = await readFiles(await store.read(work), locality, await whatWasSaid(tx, work.importId));
  const current = await readCurrentMenu(tx);
  const isOwn = read.menu.format === 'CARDAMOM_JSON' && read.pictures.length > 0;
  const exported = isOwn
    ? await exportedPictures(openFileStore(work.dataDir), current)
    : new Map<string, string>();
  const { said_edits: edits } = await requireImport(tx, work.importId);
  const last = await lastImports(tx);
  const options = { current, currency, exported, last, edits, mayWriteGroups: work.mayWriteGroups };
  return { read, currency, prepared: await preparePlan(tx, read, options) };
}

async function showRows({ read, prepared: { plan: planned } }: Planned, asks: Asks): Promise<void> {
  const told = tellingRows(read.menu);
  for (const [index, portion] of portions(planned.rows, rowsPerPortion).entries())
    await asks.rows({ start: index * rowsPerPortion, rows: portion.map((row) => shownRow(told(row))) });
}

function shownOf({ read, prepared: { plan: planned } }: Planned): Shown {
  return {
    format: read.menu.format,
    counts: countRows(planned.rows),
    notes: shownNotes(planned.notes),
    editedCount: planned.rows.filter(({ edits }) => edits.length > 0).length,
    digest: planDigest(planned.rows),
    table: read.menu.table ?? null,
    lines: read.menu.lines ?? null,
  };
}

/** Works out what applying writes, in a copy of the menu as it was planned for. */
async function stage(work: Work, planned: Planned, scratch: ScratchMenu, asks: Asks): Promise<Outcome> {
  const { digest } = shownOf(planned);
  const records = await writeToScratch(scratch, work, planned.prepared, asks);
  const { drafts, writes, versions, referred } = scratch.written();
  for (const draft of drafts) await asks.draft(draft);
  for (const portion of portions(records, rowsPerPortion)) await asks.imported(portion);
  for (const write of writes) await asks.write(write);
  await showRows(planned, asks);
  const publication = { currency: planned.currency, versions, referred };
  return { kind: 'STAGED', shown: { ...shownOf(planned), digest }, publication };
}

/** Does what is asked from one view of the restaurant; throws `UnreadableFile`, or the problem of a row that cannot be written. */
export async function carryOut(work: Work, asks: Asks): Promise<Outcome> {
  const reader = openReader(work);
  const scratch = new ScratchMenu();
  try {
    const planned = await reader.readRestaurant(work.restaurantId, async (tx) => {
      const made = await plan(work, tx);
      if (work.kind === 'APPLY') await scratch.copy(tx);
      return made;
    });
    const { format, table } = planned.read.menu;
    if (table?.shown.source === 'GUESS') return { kind: 'ASKED', asked: { format, table } };
    const shown = shownOf(planned);
    if (work.kind === 'APPLY' && shown.digest === work.digest)
      return await stage(work, planned, scratch, asks);
    await showRows(planned, asks);
    return { kind: work.kind === 'APPLY' ? 'MOVED' : 'SHOWN', shown };
  } finally {
    scratch.close();
    await reader.close();
  }
}
