import { leastAbove, leastBelow, pack, type Column, type MeasuredSection, type Part } from './pack.ts';

/** The room of columns, in percent of the screen's height. */
export interface ColumnRoom {
  height: number;
  /** Columns of a page. */
  columns: number;
  /** Between two sections of a column. */
  gap: number;
}

/** Columns in order, and how often a section is parted. */
export interface Packed {
  columns: readonly Column[];
  breaks: number;
}

/** What parting a section costs, where a full column costs 1 and half a one a quarter: that is why even columns cost least. */
const costOfBreak = 0.25;
/** A break with too few rows above or below, or a column that is too tall, is taken only where there is no other way. */
const costOfFault = 100;

/** A row where it stands in the menu. */
interface Place {
  section: number;
  row: number;
  of: MeasuredSection;
}

/** A column from one row on, up to another one. */
interface Choice {
  /** The row that the next column begins with. */
  to: number;
  height: number;
  cost: number;
  isBreak: boolean;
}

function headingOf({ of, row }: Place): number {
  return row === 0 ? of.heading : of.continuedHeading;
}

/** Every column that may begin with a row. */
function choicesFrom(places: readonly Place[], from: number, { height: most, gap }: ColumnRoom): Choice[] {
  const choices: Choice[] = [];
  let height = 0;
  let above = 0;
  for (let at = from; at < places.length; at += 1) {
    const place = places[at];
    if (!place) break;
    const begins = at === from || place.row === 0;
    if (begins) height += (at === from ? 0 : gap) + headingOf(place);
    above = begins ? 1 : above + 1;
    height += place.of.rows[place.row] ?? 0;
    const isTooTall = height > most;
    if (isTooTall && at > from) break;
    const below = place.of.rows.length - place.row - 1;
    const isBreak = below > 0;
    const isFault = isTooTall || (isBreak && (above < leastAbove || below < leastBelow));
    const cost = (height / most) ** 2 + (isBreak ? costOfBreak : 0) + (isFault ? costOfFault : 0);
    choices.push({ to: at + 1, height, cost, isBreak });
  }
  return choices;
}

/** The rows of a column, section by section. */
function partsOf(places: readonly Place[]): Part[] {
  const parts: Part[] = [];
  for (const { section, row } of places) {
    const last = parts.at(-1);
    if (last?.section === section) last.to = row + 1;
    else parts.push({ section, from: row, to: row + 1 });
  }
  return parts;
}

/** For each row, the best columns from there on in so many columns: found from the last row back, because what comes after a column does not ask what came before it. */
function bestFrom(places: readonly Place[], mostColumns: number, room: ColumnRoom) {
  const choices = places.map((_, from) => choicesFrom(places, from, room));
  let costs = places.map(() => Infinity);
  const taken: (Choice | undefined)[][] = [];
  for (let columns = 0; columns < mostColumns; columns += 1) {
    const chosen: (Choice | undefined)[] = [];
    const before = costs;
    costs = places.map((_, from) => {
      let least = before[from] ?? Infinity;
      for (const choice of choices[from] ?? []) {
        const cost = choice.cost + (choice.to === places.length ? 0 : (before[choice.to] ?? Infinity));
        if (cost < least) [least, chosen[from]] = [cost, choice];
      }
      return least;
    });
    taken.push(chosen);
  }
  return taken;
}

/** Packed so that columns are as even as they can be without a page more than full columns take. */
export function balance(sections: readonly MeasuredSection[], room: ColumnRoom): Packed {
  const full = pack(sections, room);
  const mostColumns = Math.ceil(full.columns.length / room.columns) * room.columns;
  const places = sections.flatMap((of, section) => of.rows.map((_, row): Place => ({ section, row, of })));
  const taken = bestFrom(places, mostColumns, room);
  const columns: Column[] = [];
  let breaks = 0;
  let from = 0;
  for (let left = mostColumns - 1; left >= 0 && from < places.length; left -= 1) {
    const choice = taken[left]?.[from];
    // With a column less it costs no more.
    if (!choice) continue;
    columns.push({ parts: partsOf(places.slice(from, choice.to)), height: choice.height });
    breaks += choice.isBreak ? 1 : 0;
    from = choice.to;
  }
  return from === places.length ? { columns, breaks } : full;
}
