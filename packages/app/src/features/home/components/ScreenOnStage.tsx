import { Button, ScreenFrame, Skeleton, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { useMessages } from '#shared/messages/index.ts';
import { clockAt, momentOnScreen, onAirAt } from '#shared/screen-view/index.ts';
import { ScreenNow } from '#shared/screen-view/ScreenNow.tsx';
import { isUpright, standingOf } from '#shared/screens/index.ts';
import { screenQuery } from '../api/preview-screen.ts';
import { Failed, Television } from './HomeStage.styles.ts';
import type { KnownScreen } from './useShownText.ts';

/** Why what is drawn may not be what hangs there. */
function useDoubt({ screen, state }: KnownScreen): string | null {
  const { t } = useMessages('home');
  const { timeZone } = useAccess();
  const now = useMinute();
  const standing = standingOf(screen, state);
  if (standing.kind === 'UNPAIRED') return t('stage.unpaired');
  if (standing.kind !== 'OFFLINE') return null;
  if (standing.menuOf === null) return t('screens.check');
  return t('screens.darkText', { time: momentInWords(standing.menuOf, new Date(now), timeZone) });
}

/** A screen as it is now: the page its television shows, by what it runs itself, and which menu comes next. */
export default function ScreenOnStage({ screen, state }: KnownScreen) {
  const { t } = useMessages('home');
  const { t: common } = useMessages('common');
  const now = useMinute();
  const doubt = useDoubt({ screen, state });
  const { data, error, isFetching, refetch } = useQuery(screenQuery(screen.id));
  const hangsUpright = isUpright(screen, state);
  if (!data && error) {
    return (
      <Failed>
        <Text tone="quiet">{t('stage.failed')}</Text>
        <Button size="small" onPress={() => void refetch()} isPending={isFetching}>
          {common('actions.retry')}
        </Button>
      </Failed>
    );
  }
  const next = data && !data.isOff ? onAirAt(data, now).next : null;
  return (
    <Television $isUpright={hangsUpright}>
      {data ? (
        <ScreenFrame
          label={t('stage.label', { name: screen.name })}
          orientation={hangsUpright ? 'portrait' : 'landscape'}
          theme={data.isDark ? 'dark' : 'light'}
        >
          <ScreenNow screen={data} page={(state?.showing?.page ?? 1) - 1} />
        </ScreenFrame>
      ) : (
        <Skeleton shape="block" height={hangsUpright ? 480 : 216} />
      )}
      {next && data && (
        <Text size="small">
          {t('stage.next', {
            menu: next.menu.name,
            time: momentOnScreen(Date.parse(next.from), clockAt(data.restaurant, now)),
          })}
        </Text>
      )}
      {doubt !== null && (
        <Text size="small" tone="quiet">
          {doubt}
        </Text>
      )}
    </Television>
  );
}
