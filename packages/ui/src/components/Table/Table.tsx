import { lazy, Suspense } from 'react';
import { useOverflows } from '../Dialog/useOverflows.ts';
import type { TableProps } from './table-props.ts';
import { Container, HiddenText, Surface } from './Table.styles.ts';
import { TableGrid } from './TableGrid.tsx';

/** From this many rows on only those in sight are drawn. */
export const manyRows = 200;

const LongTable = lazy(async () => ({
  default: (await import('./LongTable.tsx')).LongTable,
})) as typeof import('./LongTable.tsx').LongTable;

/**
 * Rows and columns with arrow-key navigation, sorting, selection, ordering and a header that stays in sight (below
 * `--cm-sticky-top`). Narrower than 600 px the rows become cards with the same meaning for screen readers; past 200 rows
 * only those in sight are drawn.
 */
export function Table<T extends object>(props: TableProps<T>) {
  const { label, body = 'ready', rows } = props;
  const isLong = body === 'ready' && rows.length > manyRows;
  return (
    <Container>
      <HiddenText role="status">{body === 'loading' ? `Loading: ${label}` : ''}</HiddenText>
      {isLong ? (
        <Suspense fallback={<ShortTable {...props} body="loading" />}>
          <LongTable {...props} />
        </Suspense>
      ) : (
        <ShortTable {...props} />
      )}
    </Container>
  );
}

function ShortTable<T extends object>(props: TableProps<T>) {
  const { ref, overflows } = useOverflows('inline');
  return (
    <Surface ref={ref} data-scrolls={overflows || undefined}>
      <TableGrid {...props} />
    </Surface>
  );
}
