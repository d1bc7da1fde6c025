import type { Availability, AvailabilityEntry } from '@cardamom/api-types';
import type { KeptPress } from '#shared/presses/index.ts';

/** A dish or option as the page shows it: as the server has it, with what was pressed and is not sent yet. */
export interface DishRow {
  entry: AvailabilityEntry;
  availability: Availability;
  /** Something pressed here has not arrived. */
  isWaiting: boolean;
  /** It is put away, and will arrive whatever becomes of the page. */
  isKept: boolean;
}

/** Rows under one heading. */
export interface DishGroup {
  name: string;
  rows: DishRow[];
}

/** Whether guests cannot have it. */
export const isGone = ({ availability }: Pick<DishRow, 'availability'>) => availability.state !== 'AVAILABLE';

const available: Availability = { state: 'AVAILABLE', until: null };

/** What holds at the moment: what has ended by itself is there again. */
function at(moment: number, availability: Availability): Availability {
  const { until } = availability;
  return until !== null && Date.parse(until) <= moment ? available : availability;
}

const known = (until: string | null) => (until?.includes('T') ? until : null);

/** What the server has, with the last press on each laid over it. */
export function dishRows(
  entries: readonly AvailabilityEntry[],
  waiting: readonly KeptPress[],
  moment: number,
): DishRow[] {
  const last = new Map(waiting.map((press) => [press.id, press]));
  return entries.map((entry) => {
    const press = last.get(entry.id);
    const availability = press ? { state: press.state, until: known(press.until) } : entry.availability;
    const isWaiting = press !== undefined;
    return { entry, availability: at(moment, availability), isWaiting, isKept: isWaiting && press.seq > 0 };
  });
}

/** Under which heading it stands: its first category in the guests' order, an option under its group. */
function headingOf({ belongsTo }: AvailabilityEntry, places: ReadonlyMap<string, number>): string {
  const placeOf = (name: string) => places.get(name) ?? Infinity;
  return belongsTo.toSorted((a, b) => placeOf(a) - placeOf(b))[0] ?? '';
}

/** The rows by category, in the guests' order, then by choice; nothing that is pressed moves one. */
export function groupRows(rows: readonly DishRow[], categories: readonly string[]): DishGroup[] {
  const places = new Map(categories.map((name, place) => [name, place]));
  const groups = new Map<string, DishRow[]>();
  for (const row of rows) {
    const heading = headingOf(row.entry, places);
    groups.set(heading, [...(groups.get(heading) ?? []), row]);
  }
  const placeOf = (name: string) => places.get(name) ?? categories.length;
  return [...groups]
    .map(([name, grouped]) => ({ name, rows: grouped }))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name) || a.name.localeCompare(b.name));
}

/** Letters as one looks for them: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds what is looked for. */
export function holdsText(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}
