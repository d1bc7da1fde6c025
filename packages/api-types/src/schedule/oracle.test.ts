import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schedule from './schedule.ts';
import { compare, type Engine } from './testing/compare.ts';
import type { Span } from './testing/oracle.ts';
import { occasionSpans } from './testing/random-cases.ts';

let spans: Span[];
let folder: string;

beforeAll(async () => {
  spans = occasionSpans(16);
  folder = await mkdtemp(join(tmpdir(), 'cardamom-schedule-'));
});
afterAll(() => rm(folder, { recursive: true }));

// proves: restaurant.time-zone
test('10,000 random menus and moments, most around clock changes: the engine and the oracle agree on all', () => {
  const { asked, mismatches } = compare(schedule, spans, { cases: 10_000, seed: 20261121 });
  expect(mismatches.slice(0, 3)).toEqual([]);
  expect(asked).toBe(10_000);
});

/** Mistakes that a change could make: the text, and what it would become. */
const mistakes: readonly (readonly [what: string, file: string, text: string, mistake: string])[] = [
  ['an end that is included', 'schedule.ts', 'reading < start + lengthOf', 'reading <= start + lengthOf'],
  ['a start that is left out', 'schedule.ts', 'start <= reading &&', 'start < reading &&'],
  ['a night cut off at midnight', 'schedule.ts', '[today, today - day]', '[today]'],
  ['equal times as nothing', 'schedule.ts', 'length > 0 ? length', 'length >= 0 ? length'],
  ['a week that begins on Monday', 'schedule.ts', '.getUTCDay()]', '.getUTCDay() - 1]'],
  ['a last day that is left out', 'schedule.ts', 'addDays(endsOn, 1)', 'endsOn'],
  [
    'a first day that is left out',
    'schedule.ts',
    'businessDayStart(startsOn, place)',
    'businessDayStart(addDays(startsOn, 1), place)',
  ],
  ['days that end at midnight', 'schedule.ts', ' + sinceMidnight(businessDayEndsAt)', ''],
  [
    'a business day that goes back with the clock',
    'schedule.ts',
    '[addDays(date, 1), date]',
    '[addDays(date, 1)]',
  ],
  ['an offset that never changes', 'clock.ts', 'nextOffset !== offset', 'nextOffset !== nextOffset'],
  ['a change found an hour late', 'clock.ts', 'return later * minute', 'return later * minute + hour'],
  ['a skipped time before the skip', 'clock.ts', 'Math.max(reading - offset, start)', 'reading - offset'],
  ['waiting for less than a week', 'schedule.ts', '16 * day', '5 * day'],
  ['windows that touch as two', 'intervals.ts', 'interval.start <= last.end', 'interval.start < last.end'],
];

describe('the oracle notices', () => {
  test.each(mistakes)('%s', async (what, file, text, mistake) => {
    const copy = join(folder, what.replaceAll(/\W/g, '-'));
    await cp(import.meta.dirname, copy, { recursive: true });
    const source = await readFile(join(copy, file), 'utf8');
    expect(source).toContain(text);
    await writeFile(join(copy, file), source.replace(text, mistake));
    const mutant = (await import(/* @vite-ignore */ join(copy, 'schedule.ts'))) as Engine;
    const { mismatches } = compare(mutant, spans, { cases: 10_000, seed: 7, stopsAtFirst: true });
    expect(mismatches).not.toEqual([]);
  });
});
