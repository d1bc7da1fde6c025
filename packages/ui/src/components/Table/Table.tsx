import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/index.ts';
import { hidesHeader, rowHeaderOf, type ColumnKind, type TableColumn, type TableSort } from './columns.ts';
import { TableCell } from './TableCell.tsx';
import {
  Body,
  BodyCell,
  BodyRow,
  CardLabel,
  Container,
  Grid,
  Head,
  HeaderCell,
  HeaderText,
  HiddenText,
  Placeholder,
  SkeletonLine,
  SortArrow,
  Surface,
} from './Table.styles.ts';

/** What the body of a table shows. */
export const tableBodies = ['ready', 'loading', 'error'] as const;

/** One of `tableBodies`. */
export type TableBodyState = (typeof tableBodies)[number];

export interface TableProps<T> {
  /** What is listed. */
  label: string;
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  getRowId: (row: T) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads; its naming cell is the link, a press anywhere else on the row follows it too. */
  rowHref?: (row: T) => string;
  body?: TableBodyState;
  /** Shown where there are no rows. */
  emptyState?: ReactNode;
  /** Shown where the rows could not be loaded. */
  errorState?: ReactNode;
}

const skeletonWidths: Partial<Record<ColumnKind, string>> = {
  text: '10rem',
  index: '1rem',
  switch: '2.75rem',
};

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/**
 * Rows and columns with arrow-key navigation, sorting and a header that stays in sight (below `--cm-sticky-top`).
 * Narrower than 600 px the rows become cards with the same meaning for screen readers.
 */
export function Table<T>({
  label,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  rowHref,
  body = 'ready',
  emptyState = 'Nothing here yet.',
  errorState = 'This could not be loaded.',
}: TableProps<T>) {
  const rowHeader = rowHeaderOf(columns);
  const isLoading = body === 'loading';
  return (
    <Container>
      <HiddenText role="status">{isLoading ? `Loading: ${label}` : ''}</HiddenText>
      <Surface>
        <Grid
          aria-label={label}
          {...(sort && { sortDescriptor: sort })}
          onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
        >
          <Head>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                id={column.id}
                isRowHeader={column.id === rowHeader}
                allowsSorting={column.isSortable ?? false}
                textValue={column.header}
                $isAtEnd={column.kind === 'money'}
                $width={column.width}
              >
                <HeaderContent column={column} sort={sort} />
              </HeaderCell>
            ))}
          </Head>
          <Body
            renderEmptyState={() => <Placeholder>{body === 'error' ? errorState : emptyState}</Placeholder>}
          >
            {isLoading
              ? skeletonRows.map((id) => (
                  <BodyRow key={id} id={id}>
                    {columns.map((column) => skeletonCell(column, column.id === rowHeader))}
                  </BodyRow>
                ))
              : (body === 'error' ? [] : rows).map((row, position) => {
                  const href = rowHref?.(row);
                  return (
                    <BodyRow key={getRowId(row)} id={getRowId(row)} {...(href !== undefined && { href })}>
                      {columns.map((column) => (
                        <BodyCell key={column.id} data-kind={column.kind} $isAtEnd={column.kind === 'money'}>
                          <CardLabel aria-hidden="true">{column.header}</CardLabel>
                          <TableCell
                            {...{ column, row, position }}
                            href={column.id === rowHeader ? href : undefined}
                            isRowHeader={column.id === rowHeader}
                          />
                        </BodyCell>
                      ))}
                    </BodyRow>
                  );
                })}
          </Body>
        </Grid>
      </Surface>
    </Container>
  );
}

function HeaderContent<T>({ column, sort }: { column: TableColumn<T>; sort: TableSort | undefined }) {
  if (hidesHeader(column.kind)) return <HiddenText>{column.header}</HiddenText>;
  const isDescending = sort?.column === column.id && sort.direction === 'descending';
  return (
    <HeaderText $isAtEnd={column.kind === 'money'}>
      {column.header}
      {column.isSortable && (
        <SortArrow>
          <Icon name={isDescending ? 'arrowDown' : 'arrowUp'} size={16} />
        </SortArrow>
      )}
    </HeaderText>
  );
}

function skeletonCell<T>(column: TableColumn<T>, isRowHeader: boolean) {
  return (
    <BodyCell key={column.id} data-kind={column.kind} $isAtEnd={column.kind === 'money'}>
      <CardLabel aria-hidden="true">{column.header}</CardLabel>
      {isRowHeader && <HiddenText>Loading</HiddenText>}
      <SkeletonContent kind={column.kind} />
    </BodyCell>
  );
}

function SkeletonContent({ kind }: { kind: ColumnKind }) {
  if (kind === 'operation') return null;
  if (kind === 'img') return <Skeleton shape="block" width={72} height={40} />;
  return (
    <SkeletonLine $isAtEnd={kind === 'money'}>
      <Skeleton width={skeletonWidths[kind] ?? '4rem'} />
    </SkeletonLine>
  );
}
