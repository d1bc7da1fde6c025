import { Pagination } from '@cardamom/ui';
import type { Page } from '@cardamom/api-types';
import { useMessages } from '../messages/index.ts';

/** Props of `ListPages`. */
export interface ListPagesProps {
  page: Page;
  /** Goes to the page that begins at the cursor. */
  onCursorChange: (cursor: string) => void;
}

/** The steps under a list; nothing where everything is on one page. */
export function ListPages({ page, onCursorChange }: ListPagesProps) {
  const { t } = useMessages('menuManagement');
  const { nextCursor, previousCursor, total } = page;
  if (nextCursor === null && previousCursor === null) return null;
  return (
    <Pagination
      summary={t('paging.total', { count: total })}
      hasPrevious={previousCursor !== null}
      hasNext={nextCursor !== null}
      onPrevious={() => previousCursor !== null && onCursorChange(previousCursor)}
      onNext={() => nextCursor !== null && onCursorChange(nextCursor)}
    />
  );
}
