import { Inline, Pagination, Select } from '@cardamom/ui';
import type { Page } from '@cardamom/api-types';
import { useMessages } from '../messages/index.ts';
import { pageSizes } from './list-search.ts';

/** Props of `ListPages`. */
export interface ListPagesProps {
  page: Page;
  /** Rows a page. */
  limit: number;
  /** Goes to the page that begins at the cursor. */
  onCursorChange: (cursor: string) => void;
  onLimitChange: (limit: number) => void;
}

/** The steps under a list and how many rows it shows at once; nothing where everything fits on the smallest page. */
export function ListPages({ page, limit, onCursorChange, onLimitChange }: ListPagesProps) {
  const { t } = useMessages('entities');
  const { nextCursor, previousCursor, total } = page;
  if (total <= pageSizes[0] && nextCursor === null && previousCursor === null) return null;
  return (
    <Inline justify="end" gap={4}>
      <Select
        label={t('paging.limit')}
        isLabelHidden
        options={pageSizes.map((size) => ({ id: String(size), label: t('paging.rows', { count: size }) }))}
        value={String(limit)}
        onChange={(chosen) => onLimitChange(Number(chosen))}
      />
      <Pagination
        summary={t('paging.total', { count: total })}
        hasPrevious={previousCursor !== null}
        hasNext={nextCursor !== null}
        onPrevious={() => previousCursor !== null && onCursorChange(previousCursor)}
        onNext={() => nextCursor !== null && onCursorChange(nextCursor)}
      />
    </Inline>
  );
}
