import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Board, BoardGauge, GentleGauge } from '../Board/index.ts';
import { Dress, hasField, NearScenery, Scenery } from '../Dress/index.ts';
import { Foot } from '../Foot/index.ts';
import { hangOf } from '../planning/plan-face.ts';
import { planSpotlight } from '../planning/plan-spotlight.ts';
import type { FacePlan, View } from '../planning/views.ts';
import { Spotlight } from '../Spotlight/index.ts';
import { Turn } from '../Turn/index.ts';
import type { ScreenContent, ScreenPageInfo, ScreenStatus } from '../types.ts';
import { useGlass, type Glass } from '../useGlass.ts';
import { englishWords, type ScreenWords } from '../words.ts';

/** Props of `ScreenFace`. */
export interface ScreenFaceProps {
  content: ScreenContent;
  /** From 0. */
  page: number;
  status: ScreenStatus;
  /** Hears of the pages whenever they are others: by content, by the size of the glass, by faces that arrive. Keep it the same function. */
  onPages?: (pages: readonly ScreenPageInfo[]) => void;
  /** 0 to 1 of the page's time; null where nothing turns. */
  progress?: number | null;
  /** A picture of a screen: nothing moves. */
  isStill?: boolean;
  /** Somebody works beside it: its pages come a moment later, and nothing else waits for them. */
  isGentle?: boolean;
  /** Which of eight places the whole stands at, 0 to 7, so that nothing burns in. */
  shift?: number;
  words?: ScreenWords;
}

/** What was drawn: a plan, and all that it was made for. */
interface Drawn {
  content: ScreenContent;
  glass: Glass;
  plan: FacePlan;
}

const noViews: readonly View[] = [];

/** Sections that have something to show. */
function shownOf(content: ScreenContent): ScreenContent {
  return { ...content, sections: content.sections.filter(({ dishes }) => dishes.length > 0) };
}

/** A single dish is worth the whole glass, however many could be beside it. */
function isSpotlit({ layout, sections }: ScreenContent): boolean {
  return layout === 'SPOTLIGHT' || sections.reduce((sum, { dishes }) => sum + dishes.length, 0) <= 1;
}

interface PageProps {
  content: ScreenContent;
  view: View;
  glass: Glass;
  words: ScreenWords;
}

function Page({ content, view, glass, words }: PageProps) {
  if (view.kind === 'BOARD') return <Board content={content} view={view} glass={glass} words={words} />;
  return <Spotlight view={view} glass={glass} words={words} isOnFill={hasField(content)} />;
}

interface SpotlightPlannerProps {
  content: ScreenContent;
  keyInView: string | null;
  onPlan: (plan: FacePlan) => void;
}

/** Tells the pages of a spotlight as the gauge tells a board's: there is nothing to measure, and nothing to see. */
function SpotlightPlanner({ content, keyInView, onPlan }: SpotlightPlannerProps) {
  useLayoutEffect(() => onPlan(planSpotlight(content, keyInView)), [content, keyInView, onPlan]);
  return null;
}

/** The view in view: when pages around it come or go, the same one until it is told another place. */
function useView(views: readonly View[], page: number): { view: View | undefined; index: number } {
  const [last, setLast] = useState<{ views: readonly View[]; page: number; index: number }>({
    views,
    page,
    index: page,
  });
  let { index } = last;
  if (last.views !== views || last.page !== page) {
    const key = last.views[last.index]?.key;
    const same = last.page === page ? views.findIndex((view) => view.key === key) : -1;
    index = Math.max(0, Math.min(same === -1 ? page : same, views.length - 1));
    setLast({ views, page, index });
  }
  return { view: views[index], index };
}

/** A menu on a screen, a page at a time: fills what it stands in, and everything on it is measured in its height. */
export function ScreenFace({
  content,
  page,
  status,
  onPages,
  progress = null,
  isStill = false,
  isGentle = false,
  shift = 0,
  words = englishWords,
}: ScreenFaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const glass = useGlass(ref);
  const shown = useMemo(() => shownOf(content), [content]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const plan = useCallback(
    (made: FacePlan) => {
      if (glass) setDrawn({ content: shown, glass, plan: made });
    },
    [shown, glass],
  );
  const isDue = glass !== null && (drawn?.content !== shown || drawn.glass !== glass);
  const { view, index } = useView(drawn?.plan.views ?? noViews, page);
  const isOne = isSpotlit(shown);
  const Gauge = isGentle ? GentleGauge : BoardGauge;
  const pages = drawn?.plan.pages;
  const told = useRef({ onPages, text: '' });
  useLayoutEffect(() => {
    if (!pages || !onPages) return;
    const text = JSON.stringify(pages);
    if (told.current.onPages === onPages && told.current.text === text) return;
    told.current = { onPages, text };
    onPages(pages);
  }, [pages, onPages]);
  // The same element for as long as it shows the same, so that the passing of time draws the foot alone.
  const drawnPage = useMemo(
    () => drawn && view && <Page content={drawn.content} view={view} glass={drawn.glass} words={words} />,
    [drawn, view, words],
  );
  const isPictureAbove =
    drawn !== null && view?.kind === 'BOARD' && view.large !== null && hangOf(drawn.glass) === 'upright';
  return (
    <Dress dress={content} shift={shift} ref={ref}>
      {drawn && view && (
        <>
          <Scenery content={drawn.content} kind={view.kind} isPictureAbove={isPictureAbove} />
          <Turn name={view.key} kind={view.kind} isStill={isStill} page={drawnPage} />
          <NearScenery content={drawn.content} kind={view.kind} />
        </>
      )}
      {isDue && isOne && <SpotlightPlanner content={shown} keyInView={view?.key ?? null} onPlan={plan} />}
      {isDue && !isOne && <Gauge content={shown} glass={glass} words={words} onPlan={plan} />}
      <Foot
        dress={content}
        status={status}
        pages={drawn?.plan.views.length ?? 1}
        page={index}
        progress={progress}
        isNumbered={view?.kind === 'BOARD'}
      />
    </Dress>
  );
}
