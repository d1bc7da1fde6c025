import type { ScreenPreview } from '@cardamom/api-types';
import { Button, Link, Skeleton, Stage, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { clockAt, momentOnScreen, onAirAt, viewAt } from '#shared/screen-view/index.ts';
import { screenPreviewQuery } from '../api/screens.ts';
import { askedFor, choiceIn, toldScreen, type Told } from '../model/told-screen.ts';
import { PlayedScreen } from './PlayedScreen.tsx';
import { Address, Waiting } from './ScreenStage.styles.ts';
import { spoken } from './useScreenAddress.ts';

/** Props of `ScreenStage`. */
export interface ScreenStageProps {
  /** What is shown is called so. */
  name: string;
  /** What it is told by what the form holds. Keep it the same while that is. */
  told: Told;
  /** What it is told as saved. */
  saved: Told;
  /** It hangs upright. */
  isUpright: boolean;
  isDirty: boolean;
  /** Chooses which screen is shown. */
  chooser?: ReactNode;
  /** Lays the menu out as a board; left out where that is not for this form to say. */
  onUseBoard?: (() => void) | undefined;
  /** Where the screen is, once there is one. */
  address?: string | undefined;
}

/** What stands on a screen now, or, where nothing does, what comes next: so that it is seen at any time of the day. */
function useShown(preview: ScreenPreview | undefined, told: Told) {
  const now = useMinute();
  return useMemo(() => {
    if (!preview) return null;
    const screen = toldScreen(preview, told);
    const view = viewAt(screen, now);
    const { next } = onAirAt(screen, now);
    if (view.kind !== 'CLOSED' || next === null) return { screen, view, moment: now, later: null };
    const moment = Date.parse(next.from);
    const at = momentOnScreen(moment, clockAt(screen.restaurant, now));
    return { screen, view: viewAt(screen, moment), moment, later: { menu: next.menu.name, time: at } };
  }, [preview, told, now]);
}

/** What screens would show with what is tried out; the dishes of a choice that was just made are on their way. */
function usePreview({ told, saved }: Pick<ScreenStageProps, 'told' | 'saved'>) {
  const known = [saved, { ...saved, own: null }].map(choiceIn);
  // The page around it has just read what is saved.
  return useQuery({ ...screenPreviewQuery(askedFor(choiceIn(told), known)), refetchOnMount: false });
}

/** The stage of a form for screens: the screen itself, turning its pages, with what the form holds. Where it fails, the form goes on without it. */
export function ScreenStage({
  name,
  told,
  saved,
  isUpright,
  isDirty,
  chooser,
  onUseBoard,
  address,
}: ScreenStageProps) {
  const { t } = useMessages('digitalMenu');
  const href = useHref();
  const query = usePreview({ told, saved });
  const shown = useShown(query.data, told);
  const [turned, setTurned] = useState({ isUpright, shows: isUpright });
  if (turned.isUpright !== isUpright) setTurned({ isUpright, shows: isUpright });

  const failed = (retry: () => void) => (
    <Waiting>
      <Text tone="quiet">{t('stage.failed')}</Text>
      <Button size="small" onPress={retry} isPending={query.isFetching}>
        {t('stage.retry')}
      </Button>
    </Waiting>
  );
  const content = () => {
    if (!shown) {
      if (query.isError) return failed(() => void query.refetch());
      return <Skeleton shape="block" height={216} />;
    }
    if (shown.view.kind === 'EMPTY' && shown.screen.menus.length === 0) {
      return (
        <Waiting>
          <Text tone="quiet">{t('stage.noMenu')}</Text>
          <Link href={href({ to: '/menu-management/menus' })}>{t('stage.menus')}</Link>
        </Waiting>
      );
    }
    return (
      <CatchBoundary getResetKey={() => 0} errorComponent={({ reset }) => failed(reset)}>
        <PlayedScreen
          {...{ name, onUseBoard }}
          screen={shown.screen}
          view={shown.view}
          moment={shown.moment}
          isUpright={turned.shows}
          onTurn={() => setTurned({ isUpright, shows: !turned.shows })}
        />
      </CatchBoundary>
    );
  };
  const caption = shown?.later
    ? t('stage.later', shown.later)
    : shown &&
      t('stage.now', { time: momentOnScreen(shown.moment, clockAt(shown.screen.restaurant, shown.moment)) });
  return (
    <Stage
      title={t('stage.title')}
      {...(caption !== null && { caption })}
      actions={chooser}
      hasOwnFrame
      note={
        <>
          {t(isDirty ? 'stage.unsaved' : 'stage.saved')}
          {address !== undefined && (
            <Address>
              <Link href={address} target="_blank">
                <bdi>{spoken(address)}</bdi>
              </Link>
            </Address>
          )}
        </>
      }
    >
      {content()}
    </Stage>
  );
}
