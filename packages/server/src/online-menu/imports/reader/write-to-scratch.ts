import { restaurantTransaction } from '#database/restaurant-transaction.ts';
import { applyPlan } from '../apply-import.ts';
import type { ImportedRecord } from '../plan/last-imports.ts';
import { isWritten, type Plan, type PlannedRow } from '../plan/plan.ts';
import type { Prepared } from '../prepare-plan.ts';
import type { Asks, Work } from './messages.ts';
import type { ScratchMenu } from './scratch-menu.ts';

function markUnreadable(row: PlannedRow, reason: string): void {
  row.outcome = 'WRONG';
  row.reasons.push({ field: 'Picture', message: reason });
}

/** Has the pictures stored; returns their ids by digest. One that cannot be decoded is told and left out. */
async function storePictures(
  { pictures, altTexts }: { pictures: Plan['pictures']; altTexts: ReadonlyMap<string, string> },
  known: ReadonlyMap<string, string>,
  scratch: ScratchMenu,
  asks: Asks,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const unreadable = new Map<string, string>();
  for (const { row, seen } of pictures) {
    const { digest, file } = seen;
    if (!known.has(digest) && !stored.has(digest) && !unreadable.has(digest)) {
      const answer = await asks.picture({ digest, altText: altTexts.get(digest) ?? '', bytes: file.read() });
      if ('problem' in answer) unreadable.set(digest, answer.problem);
      else {
        stored.set(digest, answer.imageId);
        for (const { table, rows } of answer.drafts) scratch.fill(table, rows);
      }
    }
    const problem = unreadable.get(digest);
    if (problem !== undefined) markUnreadable(row, problem);
  }
  return stored;
}

/** The words a picture is described with where it is first given to something. */
function altTextsOf({ categories, items }: Plan): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { wanted } of [...categories, ...items]) {
    if (wanted.picture === undefined) continue;
    const { seen, altText } = wanted.picture;
    if (!texts.has(seen.digest)) texts.set(seen.digest, altText);
  }
  return texts;
}

/** Writes a plan to the copy in memory, through the same services as a person's own edits; each written row learns its entity. Returns what is remembered of the items. */
export async function writeToScratch(
  scratch: ScratchMenu,
  { restaurantId, staffId, batchId }: Work,
  { plan, current, knownPictures, last }: Prepared,
  asks: Asks,
): Promise<ImportedRecord[]> {
  await asks.total(plan.rows.filter(isWritten).length);
  const pictures = { pictures: plan.pictures, altTexts: altTextsOf(plan) };
  const stored = await storePictures(pictures, knownPictures, scratch, asks);
  scratch.watch();
  await scratch.kysely.transaction().execute(async (db) => {
    const confined = restaurantTransaction(db, restaurantId);
    const tx = { ...confined, origin: { batchId, undoes: null } };
    await applyPlan(plan, {
      tx,
      staffId,
      current,
      stored,
      knownPictures,
    });
  });
  return plan.items.flatMap(({ row: { entityId }, said }) => {
    if (entityId === null) return [];
    const { picture, words, ...others } = said;
    // A picture is its id once it has one.
    const id = picture && (stored.get(picture) ?? knownPictures.get(picture) ?? picture);
    return [last.record(entityId, { ...others, words: id === null ? words : { ...words, Picture: id } })];
  });
}
