import type { PublicScreen } from '@cardamom/api-types';
import { IconButton, ScreenFrame } from '@cardamom/ui';
import { useRotation, type ScreenPageInfo } from '@cardamom/ui/screen';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { statusAt, type ScreenView } from '#shared/screen-view/index.ts';
import { ShownScreen } from '#shared/screen-view/ShownScreen.tsx';
import { measureType, smallestType, type TypeSizes } from '../model/measure-type.ts';
import { ScreenFacts } from './ScreenFacts.tsx';
import { Buttons, Coming, Controls, Glass, Place, Player } from './ScreenStage.styles.ts';

/** Props of `PlayedScreen`. */
export interface PlayedScreenProps {
  name: string;
  screen: PublicScreen;
  view: ScreenView;
  /** The time that its clock shows. */
  moment: number;
  isUpright: boolean;
  /** Hangs it the other way. */
  onTurn: () => void;
  onUseBoard?: (() => void) | undefined;
}

const nothingMeasured: TypeSizes = { price: null, small: null };

/** Prices as the menu writes them, each once. */
function pricesOf({ content }: ScreenView): ReadonlySet<string> {
  const dishes = content.sections.flatMap((section) => section.dishes);
  return new Set(dishes.flatMap(({ prices }) => prices.map(({ text }) => text)));
}

/** By then a page that turned stands still, in ms; where nothing moves, its faces have come. */
const settled = { moving: 600, still: 200 };

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The smallest type of the pages that were in view since the menu, its layout or the way it hangs is another. */
function useTypeSizes(glass: RefObject<HTMLElement | null>, view: ScreenView, page: string): TypeSizes {
  const [measured, setMeasured] = useState({ view, sizes: nothingMeasured });
  useEffect(() => {
    if (page === '') return undefined;
    const timer = setTimeout(
      () => {
        const element = glass.current;
        if (!element) return;
        const now = measureType(element, element.offsetHeight, pricesOf(view));
        setMeasured((before) => ({
          view,
          sizes: before.view === view ? smallestType(before.sizes, now) : now,
        }));
      },
      settled[prefersStill() ? 'still' : 'moving'],
    );
    return () => clearTimeout(timer);
  }, [glass, view, page]);
  return measured.view === view ? measured.sizes : nothingMeasured;
}

/** What a page is called where it comes next: by its one dish, or by its section. */
function titleOf({ content }: ScreenView, { dishIds, title }: ScreenPageInfo): string {
  if (dishIds.length !== 1) return title;
  const dishes = content.sections.flatMap((section) => section.dishes);
  return dishes.find(({ id }) => id === dishIds[0])?.name ?? title;
}

/** A screen that turns its pages in a television's frame, as the television does, with what stops and turns it. */
export function PlayedScreen({
  name,
  screen,
  view,
  moment,
  isUpright,
  onTurn,
  onUseBoard,
}: PlayedScreenProps) {
  const { t } = useMessages('digitalMenu');
  const [pages, setPages] = useState<readonly ScreenPageInfo[]>([]);
  const [isPaused, setIsPaused] = useState(prefersStill);
  const { page, progress, next, previous } = useRotation(pages, { isPaused });
  const glass = useRef<HTMLDivElement>(null);
  const current = pages[page];
  const sizes = useTypeSizes(glass, view, current?.key ?? '');
  const status = useMemo(() => statusAt(screen, moment), [moment, screen]);
  const isMenu = view.kind === 'MENU' && pages.length > 0;
  const leftOut = screen.menus.find(({ id }) => id === view.menuId)?.leftOut ?? 0;
  const coming = pages[(page + 1) % pages.length];
  return (
    <Player>
      <ScreenFrame
        label={t('stage.glass', { name })}
        orientation={isUpright ? 'portrait' : 'landscape'}
        theme={screen.isDark ? 'dark' : 'light'}
      >
        <Glass ref={glass}>
          <ShownScreen {...{ view, page, status, progress }} onPages={setPages} isStill={isPaused} />
        </Glass>
      </ScreenFrame>
      <Controls>
        <Buttons>
          {isMenu && pages.length > 1 && (
            <>
              <IconButton
                icon="skipBack"
                label={t('stage.previous')}
                variant="secondary"
                onPress={previous}
              />
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                label={t(isPaused ? 'stage.play' : 'stage.pause')}
                variant="secondary"
                onPress={() => setIsPaused(!isPaused)}
              />
              <IconButton icon="skipForward" label={t('stage.next')} variant="secondary" onPress={next} />
            </>
          )}
          <IconButton
            icon={isUpright ? 'screen' : 'smartphone'}
            label={t(isUpright ? 'stage.level' : 'stage.upright')}
            variant="secondary"
            onPress={onTurn}
          />
        </Buttons>
        {isMenu && pages.length > 1 && coming && (
          <>
            <Place>{t('stage.place', { page: page + 1, pages: pages.length })}</Place>
            <Coming>{t('stage.comesNext', { title: titleOf(view, coming) })}</Coming>
          </>
        )}
      </Controls>
      {isMenu && <ScreenFacts {...{ pages, view, sizes, isUpright, leftOut, onUseBoard }} />}
    </Player>
  );
}
