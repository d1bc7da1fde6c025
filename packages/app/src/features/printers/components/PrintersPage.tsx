import type { Printer, PrinterSort } from '@cardamom/api-types';
import type { TableColumn } from '@cardamom/ui/table';
import { useMemo } from 'react';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import type { ListSearch } from '#shared/list-page/list-search.ts';
import { useMessages } from '#shared/messages/index.ts';
import { printers } from '../api/printers.ts';

/** Props of `PrintersPage`. */
export interface PrintersPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: ListSearch<PrinterSort>;
  onSearchChange: (search: ListSearch<PrinterSort>) => void;
}

/** All printers of the restaurant. */
export function PrintersPage({ search, onSearchChange }: PrintersPageProps) {
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
