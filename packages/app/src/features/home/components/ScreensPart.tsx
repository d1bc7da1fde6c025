import type { Screen } from '@cardamom/api-types';
import { Banner, Link, LinkButton, RowList, Stack, type ListRow } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { screenStatesQuery, standingOf, unseenLong } from '#shared/screens/index.ts';
import { HomePart, PartWaiting } from './HomePart.tsx';
import { known, useShownText, type KnownScreen } from './useShownText.ts';

/** The screens that were not seen for ten minutes, with what to check; nothing where all are there. */
export function DarkScreens({ screens }: { screens: readonly Screen[] }) {
  const { t } = useMessages('home');
  const { timeZone } = useAccess();
  const { data: states } = useQuery(screenStatesQuery);
  const now = useMinute();
  if (!states) return null;
  const dark = known(screens, states).flatMap(({ screen, state }) => {
    const standing = standingOf(screen, state);
    return standing.kind === 'OFFLINE' && unseenLong(standing, states) ? [{ screen, standing }] : [];
  });
  if (dark.length === 0) return null;
  const time = (instant: string) => momentInWords(instant, new Date(now), timeZone);
  return (
    <Stack gap={2}>
      {dark.map(({ screen: { id, name }, standing: { since, menuOf } }) => (
        <Banner
          key={id}
          tone="warning"
          isLive
          title={t('screens.darkTitle', { name, time: time(since) })}
          action={<ToScreens />}
        >
          {menuOf === null ? t('screens.check') : t('screens.darkText', { time: time(menuOf) })}
        </Banner>
      ))}
    </Stack>
  );
}

/** The way to the screens, for who may work on them. */
function ToScreens() {
  const { t } = useMessages('home');
  const href = useHref();
  const { can } = useAccess();
  if (!can('updateScreen')) return null;
  return (
    <LinkButton size="small" href={href({ to: '/digital-menu/digital-menu' })}>
      {t('screens.see')}
    </LinkButton>
  );
}

/** What guests see now on each screen. */
export function ScreensPart({ screens }: { screens: readonly Screen[] }) {
  const { t } = useMessages('home');
  const href = useHref();
  const { can } = useAccess();
  const states = useQuery(screenStatesQuery);
  const shown = useShownText();
  const rowOf = (one: KnownScreen): ListRow => {
    const { id, name } = one.screen;
    const row = { id, title: name, detail: shown(one) };
    const place = { to: '/digital-menu/screens/$screenId', params: { screenId: id } } as const;
    return can('updateScreen') ? { ...row, href: href(place) } : row;
  };
  return (
    <HomePart
      title={t('screens.title')}
      action={
        can('updateScreen') && (
          <Link href={href({ to: '/digital-menu/digital-menu' })}>{t('screens.all')}</Link>
        )
      }
    >
      <PartWaiting answer={states} failed={t('screens.failed')} height={112} />
      {states.data && <RowList label={t('screens.title')} rows={known(screens, states.data).map(rowOf)} />}
    </HomePart>
  );
}
