import { ErrorState, LinkButton, PageHeader, Skeleton, Stack, Stage, Text } from '@cardamom/ui';
import { wallClock, type CalendarDay } from '@cardamom/api-types/schedule';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { contentAt } from '#shared/guest-preview/content-at.ts';
import { GuestPageOnStage } from '#shared/guest-preview/GuestPageOnStage.tsx';
import { guestMenusAt } from '#shared/guest-preview/index.ts';
import { Framing } from '#shared/preview-frame/framing.ts';
import { SheetAndStage } from '#shared/layout/SheetAndStage.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { scrubOf } from '../model/scrub.ts';
import { dayInWords, momentInWords } from '../model/times.ts';
import { PreviewMenus } from './PreviewMenus.tsx';
import { TimeScrubber } from './TimeScrubber.tsx';

/** Props of `PreviewPage`. */
export interface PreviewPageProps {
  /** A time on the restaurant's wall clock, `2026-11-27T18:30`; undefined is now. */
  at: string | undefined;
  onAtChange: (at: string | undefined) => void;
}

/** The day that the restaurant's night still belongs to. */
function today(timeZone: string): CalendarDay {
  const { date, time } = wallClock(timeZone, Date.now());
  return scrubOf(date, time).day;
}

/** What guests see on Friday 18:30: the page of any time, before it comes, as a phone shows it. */
export function PreviewPage({ at, onAtChange }: PreviewPageProps) {
  const { t } = useMessages('menus');
  const href = useHref();
  const preview = useQuery(guestMenusAt(at === undefined ? {} : { at }));
  const [page, setPage] = useState<string | null>(null);
  const { data } = preview;
  const content = useMemo(() => data && contentAt(data, page), [data, page]);
  const hasFailed = preview.isError && data === undefined;
  usePageTitle(t('preview.title'));
  const shown = data && wallClock(data.restaurant.timeZone, Date.parse(data.at));
  const [date, time] = at?.split('T') ?? [shown?.date, shown?.time];
  const moment = shown && t('preview.at', { day: dayInWords(shown.date, true), time: shown.time });

  return (
    <SheetAndStage
      after={data ? <PreviewMenus preview={data} /> : null}
      stage={
        hasFailed ? null : (
          <Stage
            title={t('preview.phone')}
            label={t('preview.phone')}
            hasOwnScroll={use(Framing)}
            {...(moment !== undefined && { caption: moment })}
            {...(data && {
              actions: (
                <LinkButton
                  href={`/qr-menu/${data.restaurant.restaurantUrl}`}
                  target="_blank"
                  size="small"
                  icon="external"
                >
                  {t('preview.open')}
                </LinkButton>
              ),
            })}
          >
            {content ? (
              <GuestPageOnStage title={t('preview.phone')} content={content} onPage={setPage} />
            ) : (
              <Skeleton shape="block" height={240} />
            )}
          </Stage>
        )
      }
    >
      <PageHeader
        title={t('preview.title')}
        description={t('preview.purpose')}
        breadcrumbs={[{ label: t('title'), href: href({ to: '/menu-management/menus' }) }]}
      />
      {data && shown && date !== undefined && time !== undefined ? (
        <Stack gap={6}>
          <TimeScrubber
            {...{ date, time }}
            today={today(data.restaurant.timeZone)}
            isChosen={at !== undefined}
            onChange={onAtChange}
          />
          <Text tone="quiet" role="status">
            {data.nextChangeAt === null
              ? t('preview.noChange')
              : t('preview.nextChange', {
                  time: momentInWords(
                    Date.parse(data.nextChangeAt),
                    Date.parse(data.at),
                    data.restaurant.timeZone,
                  ),
                })}
          </Text>
        </Stack>
      ) : hasFailed ? (
        <ErrorState
          title={t('preview.errorTitle')}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        >
          {preview.error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </SheetAndStage>
  );
}
