import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { titleSize } from '../measures.ts';
import type { Part } from '../planning/pack.ts';
import { hangOf, plainFrom } from '../planning/plan-face.ts';
import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { Box, Slice } from './BoardGauge.styles.ts';
import { BoardSection } from './BoardSection.tsx';
import { beginGauging, slicesOf, type ReadPart } from './gauging.ts';

/** Props of `BoardGauge`. */
export interface BoardGaugeProps {
  content: ScreenContent;
  glass: Glass;
  words: ScreenWords;
  onPlan: (plan: FacePlan) => void;
  /** Somebody works beside it. */
  isGentle?: boolean;
}

/** Rows that are measured in one task where somebody works meanwhile. */
const fewRows = 12;

/** Where somebody works meanwhile, faces that still come are waited for so long, in ms: with them everything is measured anew (`useGlass`). */
const longestForFaces = 3000;

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

/** What stands in a slice: each part, and after a section's first one its heading where it goes on. */
function readParts(element: Element, slice: readonly Part[], unit: number): ReadPart[] {
  const elements = element.children[Symbol.iterator]();
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

interface SliceProps extends Pick<BoardGaugeProps, 'content' | 'words'> {
  parts: readonly Part[];
  isPlain: boolean;
}

const GaugeSlice = memo(function GaugeSlice({ content, parts, words, isPlain }: SliceProps) {
  const given = { words, broken: nowhere, largeId: null, isPlain };
  return (
    <Slice data-gauge>
      {parts.flatMap(({ section: index, from, to }) => {
        const section = content.sections[index];
        if (!section) return [];
        const { id, dishes } = section;
        const part = <BoardSection key={`${id} ${from}`} {...{ section, from, to }} {...given} />;
        const end = dishes.length;
        return from > 0
          ? [part]
          : [part, <BoardSection key={`${id} continued`} section={section} from={end} to={end} {...given} />];
      })}
    </Slice>
  );
});

/**
 * Measures a board's rows where they are drawn, in the same styles and the same glass, and tells its pages; then it goes. Where
 * somebody works meanwhile, a few rows at a time, so that a key that is typed never waits for three hundred; what was drawn stays until all is
 * planned, as rows are measured more than once, in several sizes.
 */
export function BoardGauge({ content, glass, words, onPlan, isGentle = false }: BoardGaugeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const slices = useMemo(
    () => slicesOf(content.sections, isGentle ? fewRows : Infinity),
    [content, isGentle],
  );
  const gauging = useMemo(() => beginGauging(content, glass), [content, glass]);
  const [drawn, setDrawn] = useState({ gauging, count: 1 });
  const count = drawn.gauging === gauging ? drawn.count : 1;
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function measure(at: number) {
      const element = ref.current?.children[at];
      for (let asked = gauging.asked(); asked !== null; asked = gauging.asked()) {
        if (!(element instanceof HTMLElement)) return;
        element.style.setProperty('--row', `${asked.row}cqh`);
        element.style.setProperty('--title', `${titleSize(asked.row, hangOf(glass))}cqh`);
        element.style.inlineSize = `${asked.width}cqh`;
        gauging.note(readParts(element, slices[at] ?? [], glass.height / 100));
        if (slices.length > 1) break;
      }
      const plan = gauging.planned();
      if (plan) onPlan(plan);
      else if (count < slices.length) {
        const rest = document.fonts.status === 'loading' ? longestForFaces : 0;
        timer = setTimeout(() => setDrawn({ gauging, count: count + 1 }), rest);
      } else timer = setTimeout(() => measure((at + 1) % slices.length));
    }
    measure(count - 1);
    return () => clearTimeout(timer);
  }, [count, gauging, glass, onPlan, slices]);
  const isPlain = isPlainIn(content);
  return (
    <Box ref={ref} aria-hidden="true">
      {slices.slice(0, count).map((parts) => (
        <GaugeSlice key={`${parts[0]?.section} ${parts[0]?.from}`} {...{ content, parts, words, isPlain }} />
      ))}
    </Box>
  );
}
