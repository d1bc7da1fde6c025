import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { titleSize } from '../measures.ts';
import { hangOf, plainFrom } from '../planning/plan-face.ts';
import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { Box, Slice } from './BoardGauge.styles.ts';
import { BoardSection } from './BoardSection.tsx';
import { beginGauging, type DrawnPart } from './gauging.ts';
import { readParts, rulerIn } from './read-rows.ts';

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
const noRows: readonly number[] = [];

/** Whether names of rows are plain letters: where there are many. */
export function isPlainIn({ sections }: Pick<ScreenContent, 'sections'>): boolean {
  return sections.reduce((sum, { dishes }) => sum + dishes.length, 0) >= plainFrom;
}

interface SliceProps extends Pick<BoardGaugeProps, 'content' | 'words'> {
  parts: readonly DrawnPart[];
  isPlain: boolean;
}

const GaugeSlice = memo(function GaugeSlice({ content, parts, words, isPlain }: SliceProps) {
  const given = { words, broken: nowhere, largeId: null, isPlain };
  return (
    <Slice data-gauge>
      {parts.flatMap(({ section: index, rows }) => {
        const section = content.sections[index];
        if (!section) return [];
        const shared = { section, ...given };
        return [
          <BoardSection key={index} rows={noRows} isContinued={false} {...shared} />,
          <BoardSection key={`${index} continued`} rows={noRows} isContinued {...shared} />,
          <BoardSection key={`${index} rows`} rows={rows} isContinued={false} {...shared} />,
        ];
      })}
    </Slice>
  );
});

/**
 * Measures a board's rows where they are drawn, in the same styles and the same glass, and tells its pages; then it goes. Where
 * somebody works meanwhile, only rows that may be higher than others are drawn, and a few at a time, so that a key that is typed never waits for three hundred;
 * what was drawn stays until all is planned, as rows are measured more than once, in several sizes.
 */
export function BoardGauge({ content, glass, words, onPlan, isGentle = false }: BoardGaugeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const most = isGentle ? fewRows : Infinity;
  const gauging = useMemo(() => beginGauging(content, glass, isGentle), [content, glass, isGentle]);
  const first = useMemo(() => gauging.wanted([], most), [gauging, most]);
  const [drawn, setDrawn] = useState({ gauging, slices: first, count: 1 });
  const { slices, count } = drawn.gauging === gauging ? drawn : { slices: first, count: 1 };
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void) => {
      timer = setTimeout(act, document.fonts.status === 'loading' ? longestForFaces : 0);
    };
    /** Measures a slice as it is asked for; answers whether another size is asked for now. */
    function measure(at: number): boolean {
      const element = ref.current?.children[at];
      const asked = gauging.asked();
      if (asked === null || !(element instanceof HTMLElement)) return false;
      element.style.setProperty('--row', `${asked.row}cqh`);
      element.style.setProperty('--title', `${titleSize(asked.row, hangOf(glass))}cqh`);
      element.style.inlineSize = `${asked.width}cqh`;
      const read = readParts(element, slices[at] ?? [], glass.height / 100);
      return gauging.note(read, (like) => rulerIn(element, like));
    }
    function measureFrom(at: number): void {
      let isAnother = measure(at);
      while (isAnother && slices.length === 1) isAnother = measure(at);
      const plan = gauging.planned();
      const next = isAnother ? 0 : at + 1;
      if (plan) {
        if (isGentle) later(() => onPlan(plan));
        else onPlan(plan);
      } else if (next < count) timer = setTimeout(() => measureFrom(next));
      else {
        const all = count < slices.length ? slices : [...slices, ...gauging.wanted(slices, most)];
        if (count < all.length) later(() => setDrawn({ gauging, slices: all, count: count + 1 }));
      }
    }
    measureFrom(count - 1);
    return () => clearTimeout(timer);
  }, [count, gauging, glass, isGentle, most, onPlan, slices]);
  const isPlain = isPlainIn(content);
  return (
    <Box ref={ref} aria-hidden="true">
      {slices.slice(0, count).map((parts) => (
        <GaugeSlice
          key={`${parts[0]?.section} ${parts[0]?.rows[0]}`}
          {...{ content, parts, words, isPlain }}
        />
      ))}
    </Box>
  );
}
