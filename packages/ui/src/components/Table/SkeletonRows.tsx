import { Cell, Row } from 'react-aria-components/Table';
import { Skeleton } from '../Skeleton/index.ts';
import type { ColumnKind, ControlKind, TableColumn } from './columns.ts';
import { HiddenText } from './Table.styles.ts';
import { CardLabel, SkeletonLine } from './TableRows.styles.ts';

/** What a name takes; other words are short. */
const nameWidth = '7.5rem';

const widths: Partial<Record<ColumnKind, string>> = {
  index: '1rem',
  switch: '2.75rem',
};

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface SkeletonRowsProps<T> {
  columns: readonly TableColumn<T>[];
  controls: readonly ControlKind[];
  rowHeader: string | undefined;
}

/** Rows in their final shape, before their values are known. */
export function SkeletonRows<T>({ columns, controls, rowHeader }: SkeletonRowsProps<T>) {
  return rows.map((id) => (
    <Row key={id} id={id} data-row textValue="Loading">
      {controls.map((kind) => (
        <Cell key={kind} data-kind={kind}>
          <Skeleton width={20} height={20} shape="block" />
        </Cell>
      ))}
      {columns.map((column) => (
        <Cell key={column.id} data-kind={column.kind}>
          <CardLabel aria-hidden="true">{column.header}</CardLabel>
          {column.id === rowHeader && <HiddenText>Loading</HiddenText>}
          <SkeletonContent kind={column.kind} isName={column.id === rowHeader} />
        </Cell>
      ))}
    </Row>
  ));
}

function SkeletonContent({ kind, isName }: { kind: ColumnKind; isName: boolean }) {
  if (kind === 'operation') return null;
  if (kind === 'img') return <Skeleton shape="block" width={72} height={40} />;
  return (
    <SkeletonLine>
      <Skeleton width={isName ? nameWidth : (widths[kind] ?? '4rem')} />
    </SkeletonLine>
  );
}
