/** From `start` until, but not including, `end`. */
export type Interval = { readonly start: number; readonly end: number };

/** What of these lies within. */
export function clipped(intervals: readonly Interval[], { start, end }: Interval): Interval[] {
  return intervals
    .map((interval) => ({ start: Math.max(interval.start, start), end: Math.min(interval.end, end) }))
    .filter((interval) => interval.start < interval.end);
}

/** The same time in order and without repetition: what overlaps or touches becomes one. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && interval.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, interval.end) };
    else result.push(interval);
  }
  return result;
}

/** What lies within and in none of these. */
export function gapsIn(intervals: readonly Interval[], { start, end }: Interval): Interval[] {
  const gaps: Interval[] = [];
  let open = start;
  for (const interval of merged(intervals)) {
    if (interval.start > open) gaps.push({ start: open, end: interval.start });
    open = Math.max(open, interval.end);
  }
  return clipped([...gaps, { start: open, end }], { start, end });
}
