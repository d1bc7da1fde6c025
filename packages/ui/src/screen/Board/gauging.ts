import { planFace, type Gauged, type MeasuredRows } from '../planning/plan-face.ts';
import type { Part } from '../planning/pack.ts';
import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent, ScreenSection } from '../types.ts';
import type { Glass } from '../useGlass.ts';

/** What was read of a part: its rows, and of a section's first part what stands around them. */
export interface ReadPart extends Part {
  rows: readonly number[];
  broken: readonly number[];
  headings: Pick<MeasuredRows, 'heading' | 'continuedHeading'> | null;
}

interface Reading {
  heading: number;
  continuedHeading: number;
  rows: number[];
  broken: Set<number>;
}

/** Parts of sections, so many rows at most in each slice of them; all sections are in, in their order. */
export function slicesOf(sections: readonly ScreenSection[], most: number): Part[][] {
  let slice: Part[] = [];
  const slices = [slice];
  let room = most;
  for (const [section, { dishes }] of sections.entries()) {
    for (let from = 0; from < dishes.length;) {
      if (room === 0) {
        slice = [];
        slices.push(slice);
        room = most;
      }
      const to = Math.min(dishes.length, from + room);
      slice.push({ section, from, to });
      room -= to - from;
      from = to;
    }
  }
  return slices;
}

/** Begins to plan a board for this glass. */
export function beginGauging(content: ScreenContent, glass: Glass) {
  const plan = planFace(content, glass);
  const nothingRead = (): Reading[] =>
    content.sections.map(() => ({ heading: 0, continuedHeading: 0, rows: [], broken: new Set() }));
  const rowCount = content.sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
  let step: IteratorResult<Gauged, FacePlan> = plan.next();
  let readings = nothingRead();
  let read = new Set<string>();
  let missing = rowCount;

  return {
    /** What is to be measured; null once it is planned. */
    asked: (): Gauged | null => (step.done === true ? null : step.value),
    planned: (): FacePlan | null => (step.done === true ? step.value : null),
    /** Notes what was read as asked, of one part once or more often; when every row was read, goes on to what is asked next. */
    note(parts: readonly ReadPart[]): void {
      for (const { section, from, to, rows, broken, headings } of parts) {
        const reading = readings[section];
        const key = `${section} ${from}`;
        if (!reading || read.has(key)) continue;
        read.add(key);
        missing -= to - from;
        reading.rows.splice(from, rows.length, ...rows);
        for (const row of broken) reading.broken.add(from + row);
        if (headings) Object.assign(reading, headings);
      }
      if (missing > 0 || step.done === true) return;
      step = plan.next(readings);
      readings = nothingRead();
      read = new Set();
      missing = rowCount;
    },
  };
}
