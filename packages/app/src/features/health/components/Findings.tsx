import {
  Badge,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  RowList,
  Skeleton,
  Stack,
} from '@cardamom/ui';
import type { HealthCheck } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { ListPages } from '#shared/list-page/ListPages.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { listFindings } from '../api/list-findings.ts';
import { limitOf, type HealthSearch } from '../model/health-search.ts';
import { useMendingHref } from './useMendingHref.ts';

/** Props of `Findings`. */
export interface FindingsProps {
  check: HealthCheck;
  search: HealthSearch;
  onSearchChange: (search: HealthSearch) => void;
  /** Whether the person may change what is listed. */
  allowsWriting: boolean;
}

/** What one check found, by name; each leads to the field where it is mended. */
export function Findings({ check, search, onSearchChange, allowsWriting }: FindingsProps) {
  const { t } = useMessages('health');
  const href = useHref();
  const mendingHref = useMendingHref(check);
  const limit = limitOf(search);
  const { data, error, isFetching, refetch } = useQuery(
    listFindings(check, { limit, ...(search.cursor !== undefined && { cursor: search.cursor }) }),
  );
  usePageTitle(t(`check.${check}`));

  return (
    <>
      <PageHeader
        title={t(`check.${check}`)}
        count={data?.page.total}
        description={t(`why.${check}`)}
        breadcrumbs={[{ label: t('found.back'), href: href({ to: '/menu-management/health' }) }]}
      />
      <Stack gap={4}>
        {!data && !error && <Skeleton shape="block" height="16rem" />}
        {!data && error && (
          <ErrorState title={t('found.errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            title={t('found.empty')}
            action={<LinkButton href={href({ to: '/menu-management/health' })}>{t('found.back')}</LinkButton>}
          >
            {t('found.emptyText')}
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <RowList
            label={t('found.label')}
            rows={data.items.map((finding) => ({
              id: finding.id,
              title: finding.name,
              ...(allowsWriting && { href: mendingHref(finding) }),
              ...(!finding.isActive && { detail: <Badge>{t('found.inactive')}</Badge> }),
              end: allowsWriting && (
                <LinkButton
                  size="small"
                  href={mendingHref(finding)}
                  aria-label={t('found.mendNamed', { name: finding.name })}
                >
                  {t('found.mend')}
                </LinkButton>
              ),
            }))}
          />
        )}
        {data && (
          <ListPages
            page={data.page}
            rowCount={data.items.length}
            limit={limit}
            onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
            onLimitChange={(rows) => onSearchChange({ check, limit: rows })}
          />
        )}
      </Stack>
    </>
  );
}
