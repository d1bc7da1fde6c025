import { Banner, ErrorState, FilterBar, LiveResult, PageHeader, Skeleton, Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { ItemFilter, useChosenFilters } from '#shared/item-filter/index.ts';
import { NothingFound, NothingYet } from '#shared/list-page/ListStates.tsx';
import { isNarrowed } from '#shared/list-page/list-search.ts';
import { DebouncedSearch } from '#shared/list-page/DebouncedSearch.tsx';
import { ItemViews } from '#shared/layout/ItemViews.tsx';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle, type Place } from '#shared/routing/index.ts';
import { listSheetItems } from '../api/list-sheet-items.ts';
import type { SheetWords } from '../model/cell-text.ts';
import type { SheetSearch } from '../model/sheet-search.ts';
import { SheetEditor } from './SheetEditor.tsx';

/** Props of `SpreadsheetPage`. */
export interface SpreadsheetPageProps {
  search: SheetSearch;
  onSearchChange: (search: SheetSearch) => void;
}

interface FiltersProps extends SpreadsheetPageProps {
  /** How many items the sheet holds then; undefined while they are loaded. */
  total: number | undefined;
}

function Filters({ search, onSearchChange, total }: FiltersProps) {
  const { t } = useMessages('spreadsheet');
  const change = (part: object) => onSearchChange({ ...search, ...part });
  return (
    <FilterBar label={t('filters')} menu={<ItemFilter value={search} onChange={change} total={total} />}>
      <DebouncedSearch
        label={t('search')}
        value={search.search ?? ''}
        onChange={(text) => change({ search: text || undefined })}
      />
      <LiveResult
        query={JSON.stringify(search)}
        found={total === undefined ? undefined : t('shown', { count: total })}
      />
    </FilterBar>
  );
}

function Nothing({ search, onSearchChange }: SpreadsheetPageProps) {
  const href = useHref();
  const newItem = { to: '/menu-management/items/new' } as const;
  const filtersInWords = useChosenFilters(search).map(({ label }) => label);
  if (!isNarrowed(search)) return <NothingYet words="items" newHref={href(newItem)} hasImport />;
  return (
    <NothingFound
      words="items"
      search={search}
      filtersInWords={filtersInWords}
      namedHref={(name) => href({ ...newItem, search: { name } } as Place)}
      onClear={() => onSearchChange({})}
    />
  );
}

/** Names, prices, calories, availability and status of hundreds of items, changed in place and saved as one. */
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
      status: { ACTIVE: t('status.ACTIVE'), INACTIVE: t('status.INACTIVE') },
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
        total={isPlaceholderData ? undefined : total}
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
