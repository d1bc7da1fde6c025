import { ProgressBar } from '@cardamom/ui';
import type { QueryCache } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '#shared/messages/index.ts';
import { useReads } from './useReads.ts';

const isAnyFetching = (reads: QueryCache) =>
  reads.getAll().some(({ state, meta }) => state.fetchStatus === 'fetching' && meta?.isQuiet !== true);

/** The line at the top of the window while a page or its data load. */
export function OfficeProgress() {
  const { t } = useMessages('common');
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const isFetching = useReads(isAnyFetching);
  return <ProgressBar isVisible={isNavigating || isFetching} label={t('status.loading')} />;
}
