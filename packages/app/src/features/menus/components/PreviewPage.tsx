import { Button, ErrorState, FilterBar, PageHeader, Skeleton, Stack, Text } from '@cardamom/ui';
import { DateField, TimeField } from '@cardamom/ui/dates';
import { wallClock } from '@cardamom/api-types/schedule';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { previewMenus } from '../api/preview-menus.ts';
import { dayInWords, momentInWords } from '../model/times.ts';
import { PreviewMenus } from './PreviewMenus.tsx';

/** Props of `PreviewPage`. */
export interface PreviewPageProps {
  /** A time on the restaurant's wall clock, `2026-11-27T18:30`; undefined is now. */
  at: string | undefined;
  onAtChange: (at: string | undefined) => void;
}

/** What guests see on Friday 18:30: the menus of any time, before it comes. */
export function PreviewPage({ at, onAtChange }: PreviewPageProps) {
  const { t } = useMessages('menus');
  const href = useHref();
  const preview = useQuery(previewMenus(at));
  const { data } = preview;
  usePageTitle(t('preview.title'));
  const clock = data && wallClock(data.restaurant.timeZone, Date.parse(data.at));
  const [date, time] = at?.split('T') ?? [clock?.date ?? null, clock?.time ?? null];
  const choose = (day: string | null | undefined, hour: string | null | undefined) => {
    if (day && hour) onAtChange(`${day}T${hour}`);
  };

  return (
    <>
      <PageHeader
        title={t('preview.title')}
        description={t('preview.purpose')}
        breadcrumbs={[{ label: t('title'), href: href({ to: '/menu-management/menus' }) }]}
      />
      <FilterBar label={t('preview.title')}>
        <DateField label={t('preview.date')} value={date ?? null} onChange={(day) => choose(day, time)} />
        <TimeField label={t('preview.time')} value={time ?? null} onChange={(hour) => choose(date, hour)} />
        {at !== undefined && <Button onPress={() => onAtChange(undefined)}>{t('preview.now')}</Button>}
      </FilterBar>
      {data && clock ? (
        <Stack gap={4}>
          <Text role="status">
            {t('preview.at', { day: dayInWords(clock.date, true), time: clock.time })}
            {' · '}
            <Text tone="quiet" as="span">
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
          </Text>
          <PreviewMenus preview={data} />
        </Stack>
      ) : preview.isError ? (
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
    </>
  );
}
