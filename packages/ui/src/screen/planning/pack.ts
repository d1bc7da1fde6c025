/** A section as it was measured at one row size, in percent of the screen's height. */
export interface MeasuredSection {
  /** All of it that is no row: its title, what surrounds it. */
  heading: number;
  /** The same where it goes on: "Starters continued". */
  continuedHeading: number;
  rows: readonly number[];
}

/** Rows of one section that stand together in a column; `to` is not among them. */
export interface Part {
  section: number;
  from: number;
  to: number;
}

/** A column, filled from above. */
export interface Column {
  parts: readonly Part[];
  height: number;
}

/** Where a section is parted: so many of its rows stand above at least, and so many below. */
export const leastAbove = 3;
export const leastBelow = 2;

interface Filling {
  parts: Part[];
  height: number;
}

function heightOf({ heading, continuedHeading, rows }: MeasuredSection, { from, to }: Part): number {
  let height = from === 0 ? heading : continuedHeading;
  for (let row = from; row < to; row += 1) height += rows[row] ?? 0;
  return height;
}

/** How many rows from this one on find room. */
function rowsWithin(section: MeasuredSection, index: number, from: number, room: number): number {
  let left = room - heightOf(section, { section: index, from, to: from });
  let count = 0;
  for (let row = from; row < section.rows.length; row += 1) {
    left -= section.rows[row] ?? 0;
    if (left < 0) break;
    count += 1;
  }
  return count;
}

/** How many rows may stand above a break; 0 where the section cannot be parted so. */
function allowed(fitting: number, rest: number): number {
  if (fitting >= rest) return rest;
  const above = Math.min(fitting, rest - leastBelow);
  return above >= leastAbove ? above : 0;
}

/**
 * Packs sections in their order into columns, each as full as it can be. A section that cannot be parted well moves to the next one whole;
 * only one that is too tall even for that is parted where it must be.
 */
export function pack(
  sections: readonly MeasuredSection[],
  { height, gap }: { height: number; gap: number },
): { columns: readonly Column[]; breaks: number } {
  const columns: Filling[] = [];
  let column: Filling = { parts: [], height: 0 };
  let breaks = 0;
  const close = () => {
    columns.push(column);
    column = { parts: [], height: 0 };
  };
  for (const [index, section] of sections.entries()) {
    let from = 0;
    while (from < section.rows.length) {
      const isFresh = column.parts.length === 0;
      const above = isFresh ? 0 : column.height + gap;
      const rest = section.rows.length - from;
      const fitting = rowsWithin(section, index, from, height - above);
      const count = allowed(fitting, rest) || (isFresh ? Math.max(1, fitting) : 0);
      if (count === 0) {
        close();
        continue;
      }
      const part = { section: index, from, to: from + count };
      column.parts.push(part);
      column.height = above + heightOf(section, part);
      from += count;
      if (from < section.rows.length) {
        breaks += 1;
        close();
      }
    }
  }
  if (column.parts.length > 0) close();
  return { columns, breaks };
}
