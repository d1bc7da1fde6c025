import type { Printer, PrinterSort } from '@cardamom/api-types';
import type { TableColumn } from '@cardamom/ui/table';
import { useMemo } from 'react';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { useListSearch } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { printers } from '../api/printers.ts';

/** All printers of the restaurant. */
export function PrintersPage() {
  const [search, onSearchChange] = useListSearch<PrinterSort>();
  const { t } = useMessages('printers');
  const at = useEntityList(printers, search);
  const { name, status, stateRemark, updated, operations } = at.shared;
  const columns = useMemo((): TableColumn<Printer>[] => {
    const type = (printer: Printer) => t(`type.${printer.type}`);
    return [
      {
        ...name,
        detail: (printer) => [{ text: type(printer), on: 'cards' }, ...stateRemark(printer)],
      },
      { kind: 'text', id: 'type', header: t('list.column.type'), showsFrom: 'rows', value: type },
      {
        kind: 'text',
        id: 'paperWidth',
        header: t('list.column.paper'),
        showsFrom: 'wide',
        value: ({ paperWidth }) => t('paper', { width: paperWidth }),
      },
      {
        kind: 'text',
        id: 'address',
        header: t('list.column.address'),
        showsFrom: 'wide',
        value: ({ address, port }) => (address === '' ? '–' : `${address}:${port}`),
      },
      status,
      updated,
      ...operations,
    ];
  }, [name, operations, stateRemark, status, t, updated]);
  return <EntityListPage {...{ at, columns, search, onSearchChange }} />;
}
