import { ErrorState } from '@cardamom/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { useMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/index.ts';

/** Stands where a page could not be loaded: says why as far as known and tries again. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { t, ready } = useMessages('common');
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await router.invalidate();
    setIsRetrying(false);
  };
  usePageTitle(ready ? t('status.pageFailedTitle') : '');
  if (!ready) return null;
  return (
    <ErrorState
      isPage
      title={t('status.pageFailedTitle')}
      onRetry={() => void retry()}
      retryLabel={t('actions.retry')}
      isRetrying={isRetrying}
    >
      {error instanceof ApiError ? error.message : t('status.pageFailedText')}
    </ErrorState>
  );
}
