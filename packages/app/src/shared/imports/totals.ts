import { importOutcomes, type Import, type ImportCounts, type ImportOutcome } from '@cardamom/api-types';

const keys = {
  NEW: 'new',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  WRONG: 'wrong',
} as const satisfies Record<ImportOutcome, keyof ImportCounts>;

/** How many rows of one kind come to an outcome. */
export function countOf(counts: ImportCounts, outcome: ImportOutcome): number {
  return counts[keys[outcome]];
}

/** How many rows come to each outcome, over all kinds. */
export function totals({ counts }: Pick<Import, 'counts'>): Record<ImportOutcome, number> {
  const sums = importOutcomes.map((outcome) => [
    outcome,
    counts.reduce((sum, count) => sum + countOf(count, outcome), 0),
  ]);
  return Object.fromEntries(sums) as Record<ImportOutcome, number>;
}

/** How many rows are written. */
export function changeCount(imported: Pick<Import, 'counts'>): number {
  const { NEW, CHANGED } = totals(imported);
  return NEW + CHANGED;
}
