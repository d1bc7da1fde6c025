import { balance, type ColumnRoom } from './balance.ts';
import type { Column, MeasuredSection } from './pack.ts';

/** The room of a board, in percent of the screen's height. */
export interface BoardRoom extends ColumnRoom {
  /** The size that rows have before they grow, and the tallest. */
  rowSize: number;
  largestRow: number;
}

/** One page of a board. */
export interface BoardPage {
  columns: readonly Column[];
  /** Added above and below each row. */
  air: number;
}

/** All pages of a board. */
export interface BoardPlan {
  pages: readonly BoardPage[];
  /** How much larger than at first its rows are. */
  growth: number;
  breaks: number;
}

/** How much rows may grow, the most first. */
const growths = [1.45, 1.32, 1.2, 1.1];

/** Rows of a board of more pages keep their size: they would be measured in vain, since with that many a page more comes somewhere. */
const mostGrowingPages = 12;

/** Rows that grow may take so much more than they grew, by names that need another line. */
const mostNewLines = 1.12;

/** At most so much air above and below a row, in rows. */
const mostAir = 0.45;

/** The air that every column of a page can give its rows. */
function airOf(columns: readonly Column[], height: number, rowSize: number): number {
  const shares = columns.map((column) => {
    const rows = column.parts.reduce((sum, { from, to }) => sum + to - from, 0);
    return (height - column.height) / (2 * rows);
  });
  return Math.max(0, Math.min(mostAir * rowSize, ...shares));
}

function heightOfRows(sections: readonly MeasuredSection[]): number {
  return sections.reduce((sum, { rows }) => sum + rows.reduce((all, row) => all + row, 0), 0);
}

/**
 * Pages of a board: even columns, then rows as large as they can be without a page or a break more where there are few pages, then air. Asks
 * how tall everything is when rows have grown by so much; 1 comes first.
 */
export function* planBoard(room: BoardRoom): Generator<number, BoardPlan, readonly MeasuredSection[]> {
  const first = yield 1;
  const rows = heightOfRows(first);
  const headings = first.reduce((sum, { heading }) => sum + heading, 0);
  let best = balance(first, room);
  let grown = 1;
  const pageCount = Math.ceil(best.columns.length / room.columns);
  for (const wanted of pageCount > mostGrowingPages ? [] : growths) {
    const growth = Math.min(wanted, room.largestRow / room.rowSize);
    if (growth <= 1) break;
    // Rows that grow take at least as much more: what has no room even so is not measured.
    if (rows * growth + headings > pageCount * room.columns * room.height) continue;
    const sections = yield growth;
    if (heightOfRows(sections) > rows * growth * mostNewLines) continue;
    const one = balance(sections, room);
    if (Math.ceil(one.columns.length / room.columns) > pageCount || one.breaks > best.breaks) continue;
    [best, grown] = [one, growth];
    break;
  }
  const pages = Array.from({ length: pageCount }, (_, page) => {
    const columns = best.columns.slice(page * room.columns, (page + 1) * room.columns);
    return { columns, air: airOf(columns, room.height, room.rowSize * grown) };
  });
  return { pages, growth: grown, breaks: best.breaks };
}
