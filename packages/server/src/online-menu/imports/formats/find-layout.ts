import type { ImportLine } from '@cardamom/api-types';
import type { TableRow } from '../imported-menu.ts';
import type { Corrections } from './corrected-rows.ts';
import { guessedLayout, likelyHeadRow } from './guess-layout.ts';
import { headRowOf } from './table-columns.ts';
import { layoutOfHeads, recalled, type KnownLayouts, type Layout } from './table-layout.ts';

/** What people said of tables, this one and earlier ones with the same heads, and what the lines of a text are taken for. */
export type Said = {
  readonly layout: Layout | null;
  readonly known: KnownLayouts;
  readonly lines: readonly ImportLine[] | null;
  readonly corrections: Corrections;
};

export const nothingSaid: Said = { layout: null, known: new Map(), lines: null, corrections: new Map() };

const namesPrices = ({ columns }: Layout): boolean =>
  columns.some(({ meaning }) => meaning === 'PRICE' || meaning === 'PRICE_OF_SIZE');

/**
 * What a table's columns hold: as a person said, of it or of an earlier one; else as its heads say. Where no head names the
 * dishes, or none the column in which the prices stand, it is a guess and nothing is read by it.
 */
export function layoutOf(rows: readonly TableRow[], { layout, known }: Said, currency: string): Layout {
  const said = layout ?? recalled(rows, known);
  if (said !== null) return said;
  const headRow = headRowOf(rows);
  if (headRow < 0) return guessedLayout(rows, likelyHeadRow(rows, currency), currency);
  const found = layoutOfHeads(rows[headRow]?.cells ?? [], headRow);
  if (namesPrices(found)) return found;
  const guess = guessedLayout(rows, headRow, currency);
  return namesPrices(guess) ? guess : found;
}
