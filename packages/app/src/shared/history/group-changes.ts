import type { Change } from '@cardamom/api-types';
import type { CalendarDay } from '@cardamom/api-types/schedule';
import { dayOf } from './days.ts';

/** What one action changed: a single change, or several under one id that can be taken back together. */
export interface Action {
  id: string;
  /** Null where it changed one thing. */
  batchId: string | null;
  changes: Change[];
}

/** What happened on one day, newest first. */
export interface Day {
  day: CalendarDay;
  actions: Action[];
}

/** Groups changes, newest first, by the restaurant's days, and within a day by what was one action. */
export function groupedByDay(changes: readonly Change[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const change of changes) {
    const date = dayOf(Date.parse(change.createdAt), timeZone);
    let day = days.at(-1);
    if (day?.day !== date) days.push((day = { day: date, actions: [] }));
    const action = day.actions.at(-1);
    if (action && action.batchId !== null && action.batchId === change.batchId) action.changes.push(change);
    else day.actions.push({ id: change.id, batchId: change.batchId, changes: [change] });
  }
  return days;
}
