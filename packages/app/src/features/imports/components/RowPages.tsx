import { ErrorState, Skeleton } from '@cardamom/ui';
import type { Import, ImportRow } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ListPages } from '#shared/list-page/index.ts';
import { pageSizes } from '#shared/list-page/list-search.ts';
import { useMessages } from '#shared/messages/index.ts';
import { listImportRows } from '../api/list-import-rows.ts';
import type { ImportSearch } from '../model/import-search.ts';
import { Dishes } from './EditedDishes.styles.ts';

/** Props of `RowPages`. */
export interface RowPagesProps {
  imported: Import;
  /** Which of its rows are listed. */
  of: Pick<ImportSearch, 'outcome' | 'edited'>;
  /** Names the steps from page to page, since the table of all rows has some as well. */
  label: string;
  /** One row as an entry of the list. */
  children: (row: ImportRow) => ReactNode;
}

/** Rows of an import that are worked through one by one, a page at a time; which page is nobody else's matter. */
export function RowPages({ imported: { id, state }, of, label, children }: RowPagesProps) {
  const { t } = useMessages('imports');
  const [place, setPlace] = useState<{ cursor?: string; limit?: number }>({});
  const list = useQuery(listImportRows(id, state, { ...place, ...of }));
  if (list.data)
    return (
      <>
        <Dishes>{list.data.items.map(children)}</Dishes>
        <ListPages
          page={list.data.page}
          label={label}
          rowCount={list.data.items.length}
          limit={place.limit ?? pageSizes[0]}
          onCursorChange={(cursor) => setPlace((before) => ({ ...before, cursor }))}
          onLimitChange={(limit) => setPlace({ limit })}
        />
      </>
    );
  if (!list.isError) return <Skeleton shape="block" height="8rem" />;
  return (
    <ErrorState title={t('rows.errorTitle')} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
      {list.error.message}
    </ErrorState>
  );
}
