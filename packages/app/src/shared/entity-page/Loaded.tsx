import { ErrorState } from '@cardamom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

/** Props of `Loaded`. */
export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Says what could not be loaded. */
  errorTitle: string;
  /** Nothing of the page stands without it, not even its title. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** What a form page needs to have loaded; holds its place meanwhile, and offers a retry where that failed. */
export function Loaded<Data>({ query, errorTitle, isPage = false, children }: LoadedProps<Data>) {
  const { t } = useMessages('entities');
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <FormSkeleton />;
  return (
    <ErrorState
      title={errorTitle}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      isPage={isPage}
    >
      {query.error.message} {t('guestsUnaffected')}
    </ErrorState>
  );
}
