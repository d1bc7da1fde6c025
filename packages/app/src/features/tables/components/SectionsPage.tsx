import type { TableSection, TableSectionSort } from '@cardamom/api-types';
import type { TableColumn } from '@cardamom/ui/table';
import { useMemo } from 'react';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { useListSearch } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { tableSections } from '../api/table-sections.ts';

const seatsOf = ({ tables }: TableSection) => tables.reduce((sum, { seats }) => sum + seats, 0);

/** All sections of tables of the restaurant. */
export function SectionsPage() {
  const [search, onSearchChange] = useListSearch<TableSectionSort>();
  const { t } = useMessages('tables');
  const at = useEntityList(tableSections, search);
  const { name, status, stateRemark, updated, operations } = at.shared;
  const columns = useMemo((): TableColumn<TableSection>[] => {
    const count = ({ tableCount }: TableSection) => t('tableCount', { count: tableCount });
    return [
      { ...name, detail: (section) => [{ text: count(section), on: 'cards' }, ...stateRemark(section)] },
      {
        kind: 'text',
        id: 'tables',
        header: t('list.column.tables'),
        showsFrom: 'rows',
        value: count,
      },
      {
        kind: 'text',
        id: 'numbers',
        header: t('list.column.numbers'),
        showsFrom: 'wide',
        value: ({ firstNumber, tableCount }) =>
          tableCount === 1 ? String(firstNumber) : `${firstNumber}–${firstNumber + tableCount - 1}`,
      },
      {
        kind: 'text',
        id: 'seats',
        header: t('list.column.seats'),
        showsFrom: 'wide',
        value: (section) => String(seatsOf(section)),
      },
      status,
      updated,
      ...operations,
    ];
  }, [name, operations, stateRemark, status, t, updated]);
  return <EntityListPage {...{ at, columns, search, onSearchChange }} />;
}
