import { weekdays } from '../../enums.gen.ts';
import type { ScheduleWindow } from '../../schemas.gen.ts';
import type { Place, Schedule } from '../schedule.ts';
import { spanAround, type Span } from './oracle.ts';

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Days on which the clock is put forward or back, half an hour, an hour, two, at night or at midnight; a day that never was; and zones that do nothing. */
const occasions: readonly (readonly [timeZone: string, date: string])[] = [
  ['Europe/Lisbon', '2026-03-29'],
  ['Europe/Lisbon', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Atlantic/Azores', '2026-03-29'],
  ['Atlantic/Azores', '2026-10-25'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2018-02-18'],
  ['Pacific/Chatham', '2026-04-05'],
  ['Africa/Casablanca', '2026-03-22'],
  ['Africa/Cairo', '2026-10-30'],
  ['Antarctica/Troll', '2026-03-29'],
  ['Pacific/Apia', '2011-12-30'],
  ['Asia/Kathmandu', '2026-06-15'],
  ['UTC', '2026-12-31'],
];

/** The minute-by-minute days that all cases lie in. */
export function occasionSpans(days: number): Span[] {
  return occasions.map(([timeZone, date]) => spanAround(timeZone, date, days));
}

/** One question to the engine: is this menu on at this moment, there? */
export type Case = { schedule: Schedule; place: Place; span: Span; moment: number };

/** Makes a random menu, place and moment: half of all times lie where clocks are changed, many moments are the start or end of a window. */
export function randomCase(random: () => number, spans: readonly Span[]): Case {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const time = () => {
    const hours = random() < 0.5 ? below(4) : below(24);
    const minutes = random() < 0.8 ? below(4) * 15 : below(60);
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  };
  const window = (): ScheduleWindow => {
    const from = time();
    const chosen = weekdays.filter(() => random() < 0.5);
    return {
      weekdays: chosen.length > 0 ? chosen : [pick(weekdays)],
      from,
      to: random() < 0.1 ? from : time(),
    };
  };
  const span = pick(spans);
  const { minutes, firstMinute } = span;
  const dateInSpan = () => pick(minutes).date;
  const [startsOn, endsOn] = [dateInSpan(), dateInSpan()].toSorted();
  const schedule = {
    windows: Array.from({ length: below(4) }, window),
    startsOn: random() < 0.3 ? (startsOn ?? null) : null,
    endsOn: random() < 0.3 ? (endsOn ?? null) : null,
  };
  // Not in the first day, whose business day the oracle cannot know.
  const index = 1440 + below(minutes.length - 2880);
  const edge = schedule.windows[0]?.[random() < 0.5 ? 'from' : 'to'];
  const onEdge = edge === undefined ? -1 : minutes.findIndex((read, at) => at >= index && read.time === edge);
  const moment =
    onEdge < 0 || random() < 0.6
      ? (firstMinute + index) * 60_000 + below(60_000)
      : (firstMinute + onEdge) * 60_000;
  const businessDayEndsAt = pick(['00:00', '01:30', '02:30', '03:00', '04:00', '06:00']);
  return { span, schedule, place: { timeZone: span.timeZone, businessDayEndsAt }, moment };
}
