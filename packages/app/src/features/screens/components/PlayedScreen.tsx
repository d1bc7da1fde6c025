import type { PublicScreen } from '@cardamom/api-types';
import { IconButton, ScreenFrame } from '@cardamom/ui';
import { useRotation, type ScreenPageInfo } from '@cardamom/ui/screen';
import { memo, useCallback, useMemo, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { statusAt, type ScreenView } from '#shared/screen-view/index.ts';
import { smallestType, type TypeSizes } from '#shared/screen-view/measure-type.ts';
import { ScreenGlass } from '#shared/screen-view/ScreenGlass.tsx';
import { ScreenFacts } from './ScreenFacts.tsx';
import { Buttons, Coming, Controls, Place, Player } from './ScreenStage.styles.ts';

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

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The smallest type of the pages that were in view since the menu, its layout or the way it hangs is another. */
function useTypeSizes(view: ScreenView) {
  const [measured, setMeasured] = useState({ view, sizes: nothingMeasured });
  const hear = useCallback(
    (now: TypeSizes) => {
      setMeasured((before) => ({
        view,
        sizes: before.view === view ? smallestType(before.sizes, now) : now,
      }));
    },
    [view],
  );
  return [measured.view === view ? measured.sizes : nothingMeasured, hear] as const;
}

/** What a page is called where it comes next: by its one dish, or by its section. */
function titleOf({ content }: ScreenView, { dishIds, title }: ScreenPageInfo): string {
  if (dishIds.length !== 1) return title;
  const dishes = content.sections.flatMap((section) => section.dishes);
  return dishes.find(({ id }) => id === dishIds[0])?.name ?? title;
}

interface PlayerButtonsProps extends Pick<PlayedScreenProps, 'isUpright' | 'onTurn'> {
  /** It has pages that turn. */
  isTurning: boolean;
  isPaused: boolean;
  next: () => void;
  previous: () => void;
  onPause: () => void;
}

/** What stops and turns the pages, and what hangs the screen the other way. */
const PlayerButtons = memo(function PlayerButtons({
  isTurning,
  isPaused,
  isUpright,
  next,
  previous,
  onPause,
  onTurn,
}: PlayerButtonsProps) {
  const { t } = useMessages('digitalMenu');
  return (
    <Buttons>
      {isTurning && (
        <>
          <IconButton icon="skipBack" label={t('stage.previous')} variant="secondary" onPress={previous} />
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={t(isPaused ? 'stage.play' : 'stage.pause')}
            variant="secondary"
            onPress={onPause}
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
  );
});

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
  const [sizes, hearSizes] = useTypeSizes(view);
  const status = useMemo(() => statusAt(screen, moment), [moment, screen]);
  const isMenu = view.kind === 'MENU' && pages.length > 0;
  const isTurning = isMenu && pages.length > 1;
  const pause = useCallback(() => setIsPaused((before) => !before), []);
  const leftOut = screen.menus.find(({ id }) => id === view.menuId)?.leftOut ?? 0;
  const coming = pages[(page + 1) % pages.length];
  return (
    <Player>
      <ScreenFrame
        label={t('stage.glass', { name })}
        orientation={isUpright ? 'portrait' : 'landscape'}
        theme={screen.isDark ? 'dark' : 'light'}
      >
        <ScreenGlass
          title={name}
          {...{ view, page, status, progress }}
          onPages={setPages}
          onSizes={hearSizes}
          isStill={isPaused}
        />
      </ScreenFrame>
      <Controls>
        <PlayerButtons
          isTurning={isTurning}
          {...{ isPaused, isUpright, next, previous, onTurn }}
          onPause={pause}
        />
        {isTurning && coming && (
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
