import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { titleSize } from '../measures.ts';
import type { Part } from '../planning/pack.ts';
import { hangOf, plainFrom } from '../planning/plan-face.ts';
import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { Box } from './BoardGauge.styles.ts';
import { BoardSection } from './BoardSection.tsx';
import { beginGauging, slicesOf, type ReadPart } from './gauging.ts';

/** Props of `BoardGauge`. */
export interface BoardGaugeProps {
  content: ScreenContent;
  glass: Glass;
  words: ScreenWords;
  onPlan: (plan: FacePlan) => void;
  /** Somebody works beside it. */
  isGentle: boolean;
}

/** Rows that are measured in one task where somebody works meanwhile. */
const fewRows = 12;

const nowhere: ReadonlySet<number> = new Set();

/** Whether names of rows are plain letters: where there are many. */
export function isPlainIn({ sections }: Pick<ScreenContent, 'sections'>): boolean {
  return sections.reduce((sum, { dishes }) => sum + dishes.length, 0) >= plainFrom;
}

function heightOf(element: Element, unit: number): number {
  return Number.parseFloat(getComputedStyle(element).height) / unit;
}

/** Whether a row's prices have gone below its name. */
function isBroken(row: HTMLElement): boolean {
  const line = row.querySelector('[data-parts]');
  const [name, prices] = [line?.firstElementChild, line?.lastElementChild];
  if (!(name instanceof HTMLElement && prices instanceof HTMLElement)) return false;
  return prices.offsetTop >= name.offsetTop + name.offsetHeight / 2;
}

/** What stands in the box: each part, and after a section's first one its heading where it goes on. */
function readParts(box: HTMLElement, slice: readonly Part[], unit: number): ReadPart[] {
  const elements = box.children[Symbol.iterator]();
  const next = () => elements.next().value;
  return slice.flatMap((part) => {
    const whole = next();
    const continued = part.from === 0 ? next() : undefined;
    if (!whole) return [];
    const items = [...whole.querySelectorAll('li')];
    const rows = items.map((row) => heightOf(row, unit));
    const heading = heightOf(whole, unit) - rows.reduce((sum, row) => sum + row, 0);
    return {
      ...part,
      rows,
      broken: items.flatMap((row, at) => (isBroken(row) ? [at] : [])),
      headings: continued ? { heading, continuedHeading: heightOf(continued, unit) } : null,
    };
  });
}

/**
 * Measures a board's rows where they are drawn, in the same styles and the same glass, and tells its pages; then it goes. Where
 * somebody works meanwhile, a few rows at a time, so that a key that is typed never waits for three hundred.
 */
export function BoardGauge({ content, glass, words, onPlan, isGentle }: BoardGaugeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const slices = useMemo(
    () => slicesOf(content.sections, isGentle ? fewRows : Infinity),
    [content, isGentle],
  );
  const gauging = useMemo(() => beginGauging(content, glass), [content, glass]);
  const [drawn, setDrawn] = useState({ gauging, at: 0 });
  const at = drawn.gauging === gauging ? drawn.at : 0;
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    for (let asked = gauging.asked(); asked !== null; asked = gauging.asked()) {
      box.style.setProperty('--row', `${asked.row}cqh`);
      box.style.setProperty('--title', `${titleSize(asked.row, hangOf(glass))}cqh`);
      box.style.inlineSize = `${asked.width}cqh`;
      gauging.note(readParts(box, slices[at] ?? [], glass.height / 100));
      if (slices.length > 1) break;
    }
    const plan = gauging.planned();
    if (plan) {
      onPlan(plan);
      return undefined;
    }
    const timer = setTimeout(() => setDrawn({ gauging, at: (at + 1) % slices.length }));
    return () => clearTimeout(timer);
  }, [at, gauging, glass, onPlan, slices]);
  const isPlain = isPlainIn(content);
  const given = { words, broken: nowhere, largeId: null, isPlain };
  return (
    <Box ref={ref} aria-hidden="true">
      {slices[at]?.flatMap(({ section: index, from, to }) => {
        const section = content.sections[index];
        if (!section) return [];
        const { id, dishes } = section;
        const part = <BoardSection key={`${id} ${from}`} {...{ section, from, to }} {...given} />;
        const end = dishes.length;
        return from > 0
          ? [part]
          : [part, <BoardSection key={`${id} continued`} section={section} from={end} to={end} {...given} />];
      })}
    </Box>
  );
}
