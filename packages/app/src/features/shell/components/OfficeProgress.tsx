import { ProgressBar } from '@cardamom/ui';
import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '#shared/messages/index.ts';

/** The line at the top of the window while a page or its data load. */
export function OfficeProgress() {
  const { t } = useMessages('common');
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const isFetching = useIsFetching() > 0;
  return <ProgressBar isVisible={isNavigating || isFetching} label={t('status.loading')} />;
}
