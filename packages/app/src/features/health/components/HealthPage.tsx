import { EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, Stack } from '@cardamom/ui';
import type { MenuHealth } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { menuHealthQuery } from '#shared/menu-health/get-menu-health.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { checkGroups } from '../model/check-groups.ts';
import type { HealthSearch } from '../model/health-search.ts';
import { CheckCard } from './CheckCard.tsx';
import { Findings } from './Findings.tsx';
import { HoursCard } from './HoursCard.tsx';
import { PaperCard } from './PaperCard.tsx';

/** Props of `HealthPage`. */
export interface HealthPageProps {
  search: HealthSearch;
  onSearchChange: (search: HealthSearch) => void;
}

function Report({ health, timeZone }: { health: MenuHealth; timeZone: string }) {
  const { t } = useMessages('health');
  const href = useHref();
  const { checks, menuGaps, menuWarnings, outdatedPrints } = health;
  if (checks.every(({ checkedCount }) => checkedCount === 0))
    return (
      <EmptyState
        title={t('nothingToCheckTitle')}
        action={
          <LinkButton icon="add" href={href({ to: '/menu-management/items/new' })}>
            {t('addItem')}
          </LinkButton>
        }
      >
        {t('nothingToCheckText')}
      </EmptyState>
    );
  const hasHours = menuGaps.length + menuWarnings.length > 0;
  const isClean = checks.every(({ count }) => count === 0) && !hasHours && outdatedPrints.length === 0;
  return (
    <Stack gap={6}>
      {isClean && <EmptyState title={t('clean')}>{t('cleanText')}</EmptyState>}
      {outdatedPrints.length > 0 && <PaperCard prints={outdatedPrints} timeZone={timeZone} />}
      <CheckCard title={t('missing')} checks={checkGroups.missing} counts={checks} />
      <CheckCard title={t('unreachable')} checks={checkGroups.unreachable} counts={checks} />
      {hasHours && <HoursCard {...{ menuGaps, menuWarnings, timeZone }} />}
    </Stack>
  );
}

function Overview() {
  const { t } = useMessages('health');
  const access = useAccess();
  const { data, error, isFetching, refetch } = useQuery(menuHealthQuery);
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} description={t('purpose')} />
      {data && <Report health={data} timeZone={access.timeZone} />}
      {!data && !error && (
        <Stack gap={6}>
          <Skeleton shape="block" height="26rem" />
          <Skeleton shape="block" height="14rem" />
        </Stack>
      )}
      {!data && error && (
        <ErrorState title={t('errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </>
  );
}

/** What is missing, unreachable or out of date; one check's findings where the address names it. */
export function HealthPage({ search, onSearchChange }: HealthPageProps) {
  const access = useAccess();
  if (search.check === undefined) return <Overview />;
  return (
    <Findings
      key={search.check}
      check={search.check}
      {...{ search, onSearchChange }}
      allowsWriting={access.can('updateItem')}
    />
  );
}
