import { useLayoutEffect, useRef } from 'react';
import { titleSize } from '../measures.ts';
import { hangOf, plainFrom, planFace, type MeasuredRows } from '../planning/plan-face.ts';
import type { FacePlan } from '../planning/views.ts';
import type { ScreenContent } from '../types.ts';
import type { Glass } from '../useGlass.ts';
import type { ScreenWords } from '../words.ts';
import { Box } from './BoardGauge.styles.ts';
import { BoardSection } from './BoardSection.tsx';

/** Props of `BoardGauge`. */
export interface BoardGaugeProps {
  content: ScreenContent;
  glass: Glass;
  words: ScreenWords;
  onPlan: (plan: FacePlan) => void;
}

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

/** Sections stand in pairs: whole, and their heading where they go on. */
function readSections(box: HTMLElement, unit: number): MeasuredRows[] {
  const parts = [...box.children];
  return parts.flatMap((whole, index) => {
    const continued = parts[index + 1];
    if (index % 2 === 1 || !continued) return [];
    const elements = [...whole.querySelectorAll('li')];
    const rows = elements.map((row) => heightOf(row, unit));
    const broken = new Set(elements.flatMap((row, at) => (isBroken(row) ? [at] : [])));
    return {
      heading: heightOf(whole, unit) - rows.reduce((sum, row) => sum + row, 0),
      continuedHeading: heightOf(continued, unit),
      rows,
      broken,
    };
  });
}

/** Measures a board's rows where they are drawn, in the same styles and the same glass, and tells its pages; then it goes. */
export function BoardGauge({ content, glass, words, onPlan }: BoardGaugeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const gauge = (width: number, row: number) => {
      box.style.setProperty('--row', `${row}cqh`);
      box.style.setProperty('--title', `${titleSize(row, hangOf(glass))}cqh`);
      box.style.inlineSize = `${width}cqh`;
      return readSections(box, glass.height / 100);
    };
    onPlan(planFace(content, glass, gauge));
  }, [content, glass, onPlan]);
  const isPlain = isPlainIn(content);
  const given = { words, broken: nowhere, largeId: null, isPlain };
  return (
    <Box ref={ref} aria-hidden="true">
      {content.sections.flatMap((section) => [
        <BoardSection key={section.id} section={section} from={0} to={section.dishes.length} {...given} />,
        <BoardSection
          key={`${section.id} continued`}
          section={section}
          from={section.dishes.length}
          to={section.dishes.length}
          {...given}
        />,
      ])}
    </Box>
  );
}
