import type * as engine from '../schedule.ts';
import { businessDays, isOpenIn, type Span } from './oracle.ts';
import { randomCase, seededRandom, type Case } from './random-cases.ts';

/** What of the engine is compared. */
export type Engine = Pick<typeof engine, 'isOpenAt' | 'nextChange' | 'windowsOf' | 'businessDayAt'>;

const minute = 60_000;

const daysOfSpans = new Map<string, string[]>();

/** The business day of each minute; the same for all menus of a place. */
function daysOf(span: Span, endsAt: string): string[] {
  const key = `${span.timeZone} ${span.firstMinute} ${endsAt}`;
  const days = daysOfSpans.get(key) ?? businessDays(span, endsAt);
  daysOfSpans.set(key, days);
  return days;
}

/** The wrong answers of the engine to one case, in words; none where it agrees with the oracle. */
function mismatchesIn(subject: Engine, { schedule, place, span, moment }: Case): string[] {
  const { minutes, firstMinute } = span;
  const days = daysOf(span, place.businessDayEndsAt);
  const isOpen = (at: number) => {
    const clock = minutes[at];
    return clock !== undefined && isOpenIn(clock, days[at] ?? '', schedule);
  };
  const index = Math.floor(moment / minute) - firstMinute;
  const today = days[index] ?? '';
  const wrong: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual === expected) return;
    const about = JSON.stringify({ schedule, place, moment: new Date(moment).toISOString() });
    wrong.push(`${what}: ${String(actual)} instead of ${String(expected)} in ${about}`);
  };

  const isOpenNow = isOpen(index);
  expect('isOpenAt', subject.isOpenAt(schedule, place, moment), isOpenNow);
  expect('businessDayAt', subject.businessDayAt(moment, place), today);

  let change = index + 1;
  while (change < minutes.length && isOpen(change) === isOpenNow) change += 1;
  const actual = subject.nextChange(schedule, place, moment);
  // What comes after the days that the oracle knows is not compared.
  const isBeyond = actual !== null && actual >= (firstMinute + minutes.length) * minute;
  const expected = change === minutes.length ? null : (firstMinute + change) * minute;
  expect('nextChange', isBeyond ? null : actual, expected);

  if (today !== days[0] && today !== days.at(-1)) {
    const inWindows = new Set<number>();
    for (const { start, end } of subject.windowsOf(schedule, place, today)) {
      for (let at = start / minute; at < end / minute; at += 1) inWindows.add(at - firstMinute);
    }
    for (let at = days.indexOf(today); days[at] === today; at += 1) {
      if (isOpen(at) && !inWindows.delete(at)) expect('windowsOf leaves out', minutes[at]?.time, null);
    }
    expect('windowsOf has too many minutes', inWindows.size, 0);
  }
  return wrong;
}

/** Asks the engine and the oracle the same random questions; returns how many were asked and what was wrong. */
export function compare(
  subject: Engine,
  spans: readonly Span[],
  { cases, seed, stopsAtFirst = false }: { cases: number; seed: number; stopsAtFirst?: boolean },
): { asked: number; mismatches: string[] } {
  const random = seededRandom(seed);
  const mismatches: string[] = [];
  for (let asked = 1; asked <= cases; asked += 1) {
    mismatches.push(...mismatchesIn(subject, randomCase(random, spans)));
    if (stopsAtFirst && mismatches.length > 0) return { asked, mismatches };
  }
  return { asked: cases, mismatches };
}
