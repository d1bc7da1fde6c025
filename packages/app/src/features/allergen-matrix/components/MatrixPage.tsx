import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
  toast,
} from '@cardamom/ui';
import type { AllergenMatrix } from '@cardamom/api-types';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '#shared/api/index.ts';
import { openInNewTab } from '#shared/browser/index.ts';
import { ItemViews } from '#shared/layout/ItemViews.tsx';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { createPrint, printAddress } from '../api/create-print.ts';
import { getMatrix } from '../api/get-matrix.ts';
import type { MatrixSearch } from '../model/matrix-search.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { PaperBanner } from './PaperBanner.tsx';
import { ScopeFilters } from './ScopeFilters.tsx';

/** Names told in full where they cannot be printed. */
const mostNames = 5;

function Warnings({ matrix: { undeclaredCount, rowCount, unprintable } }: { matrix: AllergenMatrix }) {
  const { t } = useMessages('allergenMatrix');
  const names = unprintable.slice(0, mostNames).map(({ name }) => name);
  const rest = unprintable.length - names.length;
  return (
    <>
      {undeclaredCount > 0 && (
        <Banner tone="warning" title={t('undeclaredTitle', { count: undeclaredCount, total: rowCount })}>
          {t('undeclaredText')}
        </Banner>
      )}
      {unprintable.length > 0 && (
        <Banner tone="warning" title={t('unprintableTitle', { count: unprintable.length })}>
          {t('unprintableText', {
            names: [...names, ...(rest > 0 ? [t('and', { count: rest })] : [])].join(', '),
          })}
        </Banner>
      )}
    </>
  );
}

function Nothing() {
  const { t } = useMessages('allergenMatrix');
  const href = useHref();
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <LinkButton icon="add" href={href({ to: '/menu-management/items/new' })}>
          {t('addItem')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

/** Props of `MatrixPage`. */
export interface MatrixPageProps {
  search: MatrixSearch;
  onSearchChange: (search: MatrixSearch) => void;
}

/** Every active item against every allergen: to look at, to print, and to know when the paper is out of date. */
export function MatrixPage({ search, onSearchChange }: MatrixPageProps) {
  const { t } = useMessages('allergenMatrix');
  const access = useAccess();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(getMatrix(search));
  const { mutateAsync: keep, isPending } = useMutation(createPrint());
  usePageTitle(t('title'));
  const isMissing = error instanceof ApiError && error.status === 404;
  const isEmpty = data?.sections.length === 0;

  const print = async () => {
    try {
      const { id } = await keep(search);
      openInNewTab(printAddress(id));
      toast(t('printing'));
    } catch (reason) {
      toast.error(reason instanceof ApiError ? `${t('printFailed')}: ${reason.message}` : t('printFailed'));
    }
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('purpose')}
        isInAppBar
        actions={
          <>
            <ItemViews current="allergens" />
            {access.can('updateItem') && (
              <Button
                variant="primary"
                icon="print"
                isPending={isPending}
                isDisabled={!data || isEmpty || Boolean(error)}
                onPress={() => void print()}
              >
                {t('print')}
              </Button>
            )}
          </>
        }
      />
      <ScopeFilters
        search={search}
        onSearchChange={onSearchChange}
        found={data && !isPlaceholderData ? t('found', { count: data.rowCount }) : undefined}
      />
      <Stack gap={4}>
        {error && !isMissing && !data && (
          <ErrorState title={t('errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {isMissing && (
          <EmptyState
            title={t('missingTitle')}
            illustration="search"
            action={<Button onPress={() => onSearchChange({})}>{t('showEverything')}</Button>}
          >
            {t('missingText')}
          </EmptyState>
        )}
        {!data && !error && <Skeleton shape="block" height="32rem" />}
        {data && !error && (
          <>
            <PaperBanner print={data.lastPrint} timeZone={access.timeZone} />
            <Warnings matrix={data} />
            {isEmpty ? <Nothing /> : <MatrixTable matrix={data} allowsWriting={access.can('updateItem')} />}
          </>
        )}
      </Stack>
    </>
  );
}
