import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  FilterBar,
  LinkButton,
  LiveResult,
  PageHeader,
  Select,
  Skeleton,
  Stack,
} from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { DebouncedSearch } from '#shared/list-page/DebouncedSearch.tsx';
import { StatusFilter } from '#shared/list-page/StatusFilter.tsx';
import { ItemViews } from '#shared/layout/ItemViews.tsx';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { listSheetItems } from '../api/list-sheet-items.ts';
import type { SheetWords } from '../model/cell-text.ts';
import type { SheetSearch } from '../model/sheet-search.ts';
import { SheetEditor } from './SheetEditor.tsx';

const all = 'all';

/** Props of `SpreadsheetPage`. */
export interface SpreadsheetPageProps {
  search: SheetSearch;
  onSearchChange: (search: SheetSearch) => void;
}

function Filters({ search, onSearchChange, found }: SpreadsheetPageProps & { found: string | undefined }) {
  const { t } = useMessages('spreadsheet');
  const { t: items } = useMessages('items');
  const { data: categories = [] } = useQuery(listCategoryOptions());
  return (
    <FilterBar label={t('filters')}>
      <DebouncedSearch
        label={t('search')}
        value={search.search ?? ''}
        onChange={(text) => onSearchChange({ ...search, search: text || undefined })}
      />
      <Select
        label={items('list.category')}
        isLabelHidden
        options={[{ id: all, label: items('list.allCategories') }, ...categories]}
        value={search.category ?? all}
        onChange={(id) => onSearchChange({ ...search, category: id === null || id === all ? undefined : id })}
      />
      <StatusFilter value={search.active} onChange={(active) => onSearchChange({ ...search, active })} />
      <LiveResult query={JSON.stringify(search)} found={found} />
    </FilterBar>
  );
}

function Nothing({ search, onSearchChange }: SpreadsheetPageProps) {
  const { t } = useMessages('spreadsheet');
  const href = useHref();
  if (Object.values(search).some((value) => value !== undefined))
    return (
      <EmptyState
        title={t('noMatchTitle')}
        illustration="search"
        action={<Button onPress={() => onSearchChange({})}>{t('clear')}</Button>}
      >
        {t('noMatchText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <LinkButton variant="primary" icon="add" href={href({ to: '/menu-management/items/new' })}>
          {t('addItem')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

/** Names, prices, calories and availability of hundreds of items, changed in place and saved as one. */
export function SpreadsheetPage({ search, onSearchChange }: SpreadsheetPageProps) {
  const { t } = useMessages('spreadsheet');
  const { t: entities } = useMessages('entities');
  const access = useAccess();
  const { locale } = useLocale();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(listSheetItems(search));
  usePageTitle(t('title'));
  const currency = access.currency;
  const words = useMemo(
    (): SheetWords => ({
      currency,
      locale,
      marketPrice: t('marketPrice'),
      availability: {
        AVAILABLE: t('availability.AVAILABLE'),
        SOLD_OUT: t('availability.SOLD_OUT'),
        HIDDEN: t('availability.HIDDEN'),
      },
    }),
    [currency, locale, t],
  );
  const total = data?.page.total;
  const isCut = data !== undefined && data.page.total > data.items.length;

  return (
    <>
      <PageHeader title={t('title')} count={total} isInAppBar actions={<ItemViews current="spreadsheet" />} />
      <Filters
        search={search}
        onSearchChange={onSearchChange}
        found={total === undefined || isPlaceholderData ? undefined : t('shown', { count: total })}
      />
      <Stack gap={4}>
        {isCut && (
          <Banner>
            {t('firstOnly', { shown: data.items.length, total: data.page.total.toLocaleString(locale) })}
          </Banner>
        )}
        {!data && !error && <Skeleton shape="block" height="28rem" />}
        {!data && error && (
          <ErrorState title={t('errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.message} {entities('guestsUnaffected')}
          </ErrorState>
        )}
        {data?.items.length === 0 && <Nothing search={search} onSearchChange={onSearchChange} />}
        {data && data.items.length > 0 && (
          <SheetEditor items={data.items} words={words} isReadOnly={!access.can('updateItem')} />
        )}
      </Stack>
    </>
  );
}
