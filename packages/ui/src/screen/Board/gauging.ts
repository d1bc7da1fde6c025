import { planFace, type Gauged, type MeasuredRows } from '../planning/plan-face.ts';
import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent, ScreenDish } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import { alikeRows, type RowAt } from './alike-rows.ts';

/** Rows of a section that are drawn together, below its heading. */
export interface DrawnPart {
  section: number;
  rows: readonly number[];
}

/** What was read of a row. */
export interface ReadRow {
  row: number;
  height: number;
  /** Its prices have gone below its name. */
  isBroken: boolean;
}

/** What was read of a part. */
export interface ReadPart {
  section: number;
  rows: readonly ReadRow[];
  headings: Pick<MeasuredRows, 'heading' | 'continuedHeading'>;
}

/** Tells how many lines the name of a dish is sure to take; null where that is not sure. */
export type Ruler = (dish: ScreenDish) => number | null;

interface Reading {
  heading: number;
  continuedHeading: number;
  isHeadingRead: boolean;
  rows: number[];
  broken: Set<number>;
}

/** Rows that are as high as each other where their names take as many lines. */
interface Kind {
  rows: readonly RowAt[];
  /** Of each row, as asked now; null before it is known. */
  lines: readonly (number | null)[] | null;
}

/** What a section's two headings are to a row, drawn and measured. */
const headingsInRows = 2;

const keyOf = ({ section, row }: RowAt) => `${section} ${row}`;

/** The rows as parts, each as long as there is room for; all in the order of the board. */
function partsOf(rows: readonly RowAt[], sections: Iterable<number>): DrawnPart[] {
  const parts = new Map([...sections].map((section): [number, number[]] => [section, []]));
  for (const { section, row } of rows) parts.set(section, [...(parts.get(section) ?? []), row]);
  return [...parts]
    .toSorted(([a], [b]) => a - b)
    .map(([section, all]) => ({ section, rows: all.toSorted((a, b) => a - b) }));
}

/** Cuts parts into slices, each as long as so many rows. */
function slicesOf(parts: readonly DrawnPart[], most: number): DrawnPart[][] {
  let slice: DrawnPart[] = [];
  const slices = [slice];
  let room = most;
  for (const { section, rows } of parts) {
    let from = 0;
    do {
      if (room <= headingsInRows) {
        slice = [];
        slices.push(slice);
        room = most;
      }
      const some = rows.slice(from, from + room - headingsInRows);
      slice.push({ section, rows: some });
      room -= some.length + headingsInRows;
      from += some.length;
    } while (from < rows.length);
  }
  return slices;
}

/**
 * Begins to plan a board for this glass. Where not all rows are to be drawn (`isThrifty`), one stands for those that differ from it
 * in nothing but the letters of a name that is sure to take as many lines.
 */
export function beginGauging(content: ScreenContent, glass: Glass, isThrifty: boolean) {
  const { sections } = content;
  const plan = planFace(content, glass);
  const nothingRead = (): Reading[] =>
    sections.map(() => ({
      heading: 0,
      continuedHeading: 0,
      isHeadingRead: false,
      rows: [],
      broken: new Set(),
    }));
  const kinds: Kind[] = (
    isThrifty
      ? alikeRows(content)
      : sections.flatMap(({ dishes }, section) => dishes.map((_, row) => [{ section, row }]))
  ).map((rows) => ({ rows, lines: null }));
  const wholeCount = sections.reduce((sum, { dishes }) => sum + 1 + dishes.length, 0);
  let step: IteratorResult<Gauged, FacePlan> = plan.next();
  let readings = nothingRead();
  let missing = wholeCount;

  const dishAt = ({ section, row }: RowAt) => sections[section]?.dishes[row];
  const heightAt = ({ section, row }: RowAt) => readings[section]?.rows[row];

  function noteRow(at: RowAt, height: number): void {
    const reading = readings[at.section];
    if (!reading || heightAt(at) !== undefined) return;
    reading.rows[at.row] = height;
    missing -= 1;
  }

  /** The height of a kind's rows by the lines of their names, as far as one was read. */
  function heightsOf({ rows, lines }: Kind): Map<number, number> {
    const heights = new Map<number, number>();
    for (const [index, at] of rows.entries()) {
      const [count, height] = [lines?.[index], heightAt(at)];
      if (typeof count === 'number' && height !== undefined) heights.set(count, height);
    }
    return heights;
  }

  /** Has the rows of a kind that were read stand for those that are sure to be as high. */
  function noteAlike(kind: Kind, rulerOf: (like: ScreenDish) => Ruler | null): void {
    const { rows } = kind;
    if (rows.length === 1 || rows.every((at) => heightAt(at) !== undefined)) return;
    if (!kind.lines) {
      const read = rows.filter((at) => heightAt(at) !== undefined).map(dishAt);
      const ruler = read.map((dish) => dish && rulerOf(dish)).find((one) => one);
      if (!ruler) return;
      kind.lines = rows.map(dishAt).map((dish) => (dish ? ruler(dish) : null));
    }
    const heights = heightsOf(kind);
    for (const [index, at] of rows.entries()) {
      const height = heights.get(kind.lines[index] ?? 0);
      if (height !== undefined) noteRow(at, height);
    }
  }

  /** Of a kind's rows those to be drawn: the shortest name, then one with as many lines as none had yet, and all whose lines are not sure. */
  function wantedOf(kind: Kind, drawn: ReadonlySet<string>): readonly RowAt[] {
    const { rows, lines } = kind;
    const isWanted = (at: RowAt) => heightAt(at) === undefined && !drawn.has(keyOf(at));
    if (!rows.some((at) => drawn.has(keyOf(at)))) {
      const letters = (at: RowAt) => dishAt(at)?.name.length ?? 0;
      return rows.toSorted((a, b) => letters(a) - letters(b)).slice(0, 1);
    }
    if (!lines) return rows.filter(isWanted);
    const known = new Set<number>(heightsOf(kind).keys());
    return rows.filter((at, index) => {
      const count = lines[index] ?? null;
      if (!isWanted(at) || (count !== null && known.has(count))) return false;
      if (count !== null) known.add(count);
      return true;
    });
  }

  return {
    /** What is to be measured; null once it is planned. */
    asked: (): Gauged | null => (step.done === true ? null : step.value),
    planned: (): FacePlan | null => (step.done === true ? step.value : null),
    /** What is to be drawn besides these, in slices as long as so many rows; all sections are in the first ones. */
    wanted(slices: readonly (readonly DrawnPart[])[], most: number): DrawnPart[][] {
      const parts = slices.flat();
      const drawn = new Set(parts.flatMap(({ section, rows }) => rows.map((row) => keyOf({ section, row }))));
      const headed = new Set(parts.map(({ section }) => section));
      const wanted = kinds.flatMap((kind) => wantedOf(kind, drawn));
      const unheaded = [...sections.keys()].filter((section) => !headed.has(section));
      if (wanted.length === 0 && unheaded.length === 0) return [];
      return slicesOf(partsOf(wanted, unheaded), most);
    },
    /** Notes what was read as asked, with a ruler by each row that was; answers whether every row was, and what is asked is another now. */
    note(parts: readonly ReadPart[], rulerOf: (like: ScreenDish) => Ruler | null): boolean {
      for (const { section, rows, headings } of parts) {
        const reading = readings[section];
        if (!reading) continue;
        if (!reading.isHeadingRead) missing -= 1;
        Object.assign(reading, headings, { isHeadingRead: true });
        for (const { row, height, isBroken } of rows) {
          noteRow({ section, row }, height);
          if (isBroken) reading.broken.add(row);
        }
      }
      for (const kind of kinds) noteAlike(kind, rulerOf);
      if (missing > 0 || step.done === true) return false;
      step = plan.next(readings);
      readings = nothingRead();
      for (const kind of kinds) kind.lines = null;
      missing = wholeCount;
      return true;
    },
  };
}
