import type { DigitalMenuSettings, Screen, ScreenPreview, ScreenState } from '@cardamom/api-types';
import { Badge, Button, Link, MenuButton, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { eventually } from '#shared/loading/on-demand.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { isUpright, standingOf, type ScreenStanding } from '#shared/screens/index.ts';
import { identifyScreen, screens } from '../api/screens.ts';
import { ownInWords } from '../model/screens-in-words.ts';
import { toldScreen } from '../model/told-screen.ts';
import { Actions, Detail, Live, Look, Name, Row, Standing, ToStage, Words } from './ScreenRow.styles.ts';
import { ThumbnailRoom } from './ScreenThumbnail.styles.ts';
import { useScreenMenu } from './useScreenMenu.ts';
import { spoken, useScreenAddress } from './useScreenAddress.ts';

const ScreenThumbnail = eventually(() => import('./ScreenThumbnail.tsx'));

/** What is known beside the screens themselves; what is not there yet is undefined. */
export interface ScreenSurroundings {
  settings: DigitalMenuSettings;
  preview: ScreenPreview | undefined;
  names: { menus: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string> };
}

/** Props of `ScreenRow`. */
export interface ScreenRowProps extends ScreenSurroundings {
  screen: Screen;
  /** What was last heard of it; null where nothing was, undefined while that is not known. */
  state: ScreenState | null | undefined;
  isStaged: boolean;
  onStage: () => void;
  /** Asks before its television is let go. */
  onUnpair: () => void;
  /** Asks before it is deleted. */
  onDelete: () => void;
}

/** How it stands, in a word or two. */
function StandingInWords({ standing }: { standing: ScreenStanding }) {
  const { t } = useMessages('digitalMenu');
  const { timeZone } = useAccess();
  const now = useMinute();
  if (standing.kind === 'LIVE') return <Live>{t('screens.live')}</Live>;
  if (standing.kind === 'OFFLINE') {
    const time = momentInWords(standing.since, new Date(now), timeZone);
    return (
      <Badge tone="warning" icon="offline">
        {t('screens.offlineSince', { time })}
      </Badge>
    );
  }
  return <Badge>{t(standing.kind === 'OFF' ? 'screens.off' : 'screens.unpaired')}</Badge>;
}

/** What is to be done about a screen that is not live, else what is different on it. */
function useDetail({ screen, state, names }: Pick<ScreenRowProps, 'screen' | 'state' | 'names'>): string {
  const { t } = useMessages('digitalMenu');
  const { timeZone } = useAccess();
  const { pairing } = useScreenAddress();
  const now = useMinute();
  if (state === undefined)
    return ownInWords(screen, isUpright(screen, undefined), names) ?? t('screens.asSet');
  const standing = standingOf(screen, state);
  if (standing.kind === 'OFF') return t('screens.offText');
  if (standing.kind === 'UNPAIRED') return t('screens.openThere', { address: spoken(pairing) });
  if (standing.kind === 'OFFLINE') {
    return standing.menuOf === null
      ? t('screens.check')
      : t('screens.checkMenu', { time: momentInWords(standing.menuOf, new Date(now), timeZone) });
  }
  return ownInWords(screen, isUpright(screen, state), names) ?? t('screens.asSet');
}

/** One screen: what it shows now, what is different on it, how it stands, and what can be done with it. */
export function ScreenRow({
  screen,
  state,
  isStaged,
  onStage,
  settings,
  preview,
  names,
  ...asks
}: ScreenRowProps) {
  const { t } = useMessages('digitalMenu');
  const href = useHref();
  const { can } = useAccess();
  const { mutate: identify, isPending } = useMutation(identifyScreen(screen.id));
  const items = useScreenMenu({ screen, state, ...asks });
  const standing = state === undefined ? null : standingOf(screen, state);
  const detail = useDetail({ screen, state, names });
  const hangsUpright = isUpright(screen, state);
  const told = useMemo(
    () => preview && toldScreen(preview, { settings, own: screen }),
    [preview, settings, screen],
  );
  const { name } = screen;
  const page = (state?.showing?.page ?? 1) - 1;
  const room = <ThumbnailRoom $isUpright={hangsUpright} />;
  return (
    <Row data-staged={isStaged || undefined}>
      <Look>
        {told ? (
          <ScreenThumbnail screen={told} {...{ page }} isUpright={hangsUpright} fallback={room} />
        ) : (
          room
        )}
        <ToStage
          aria-label={t(isStaged ? 'screens.staged' : 'screens.stage', { name })}
          aria-pressed={isStaged}
          onPress={onStage}
        />
      </Look>
      <Words>
        <Name>
          <Link href={href(screens.places.form(screen.id))}>{name}</Link>
        </Name>
        <Detail>{detail}</Detail>
      </Words>
      <Standing>
        {standing?.kind === 'LIVE' && can('identifyScreen') && (
          <Button
            size="small"
            icon="identify"
            aria-label={t('screens.identifyOf', { name })}
            isPending={isPending}
            onPress={() =>
              identify(undefined, {
                onSuccess: () => toast(t('screens.identified', { name })),
                onError: (error) => toast.error(error.message),
              })
            }
          >
            {t('screens.identify')}
          </Button>
        )}
        {standing && <StandingInWords standing={standing} />}
      </Standing>
      <Actions>
        <MenuButton label={t('screens.actionsFor', { name })} hidesLabel items={items} />
      </Actions>
    </Row>
  );
}
