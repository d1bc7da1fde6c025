import { Inline, Pagination, Select } from '@cardamom/ui';
import type { Page } from '@cardamom/api-types';
import { useMessages } from '../messages/index.ts';
import { pageSizes } from './list-search.ts';

/** Props of `ListPages`. */
export interface ListPagesProps {
  page: Page;
  /** Names the steps where a page has those of several lists. */
  label?: string;
  /** How many rows the page shows. */
  rowCount: number;
  /** Rows a page. */
  limit: number;
  /** Goes to the page that begins at the cursor. */
  onCursorChange: (cursor: string) => void;
  onLimitChange: (limit: number) => void;
}

/** The steps under a list and how many rows it shows at once; nothing where everything fits on the smallest page. */
export function ListPages({ page, label, rowCount, limit, onCursorChange, onLimitChange }: ListPagesProps) {
  const { t } = useMessages('entities');
  const { nextCursor, previousCursor, total } = page;
  if (total <= pageSizes[0] && nextCursor === null && previousCursor === null) return null;
  // The last page is counted from the end, which holds however the list grew meanwhile.
  const first = nextCursor === null ? total - rowCount + 1 : page.firstRow;
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
        {...(label !== undefined && { label })}
        summary={
          first === null || rowCount === 0
            ? t('paging.total', { count: total })
            : t('paging.range', { first, last: first + rowCount - 1, total })
        }
        hasPrevious={previousCursor !== null}
        hasNext={nextCursor !== null}
        onPrevious={() => previousCursor !== null && onCursorChange(previousCursor)}
        onNext={() => nextCursor !== null && onCursorChange(nextCursor)}
      />
    </Inline>
  );
}
