import type { DiningTable, TableSection } from '@cardamom/api-types';
import { Text, toast } from '@cardamom/ui';
import { Table, type TableColumn } from '@cardamom/ui/table';
import { useMemo, useState } from 'react';
import { copyText } from '#shared/browser/index.ts';
import { numberOf, type TypedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ListedTable } from '../model/listed-table.ts';
import type { TableValue } from '../model/section-form.ts';
import { NewCodeDialog } from './NewCodeDialog.tsx';
import { TableDialog } from './TableDialog.tsx';

/** Props of `TablesField`. */
export interface TablesFieldProps {
  section: TableSection;
  value: readonly TableValue[];
  onChange: (value: readonly TableValue[]) => void;
  /** How many tables there will be. */
  count: TypedNumber;
  /** The number of the first of them. */
  first: TypedNumber;
  isReadOnly: boolean;
}

/** The tables of a section with their codes: what each is called and how many sit there. */
export function TablesField({ section, value, onChange, count, first, isReadOnly }: TablesFieldProps) {
  const { t } = useMessages('tables');
  const [edited, setEdited] = useState<ListedTable | null>(null);
  const [recoded, setRecoded] = useState<ListedTable | null>(null);
  const start = numberOf(first) ?? section.firstNumber;
  const shown = numberOf(count) ?? section.tableCount;
  const added = shown - section.tableCount;

  const listed = (table: DiningTable): ListedTable => {
    const typed = value.find(({ position }) => position === table.position) ?? table;
    const number = start + table.position - 1;
    return { ...table, ...typed, number, name: typed.label || t('table', { number }) };
  };
  const rows = section.tables.filter(({ position }) => position <= shown).map(listed);

  const columns = useMemo(
    (): TableColumn<ListedTable>[] => [
      { kind: 'index', id: 'number', header: t('form.number'), start },
      {
        kind: 'text',
        id: 'name',
        header: t('form.label'),
        isRowHeader: true,
        value: ({ name }) => name,
        detail: ({ number, label, seats, shortCode }) => [
          {
            text: [
              ...(label === '' ? [] : [t('table', { number })]),
              t('seats', { count: seats }),
              `/q/${shortCode}`,
            ].join(' · '),
            on: 'cards',
          },
        ],
      },
      {
        kind: 'text',
        id: 'seats',
        header: t('form.seats'),
        showsFrom: 'rows',
        value: ({ seats }) => String(seats),
      },
      {
        kind: 'link',
        id: 'code',
        header: t('form.code'),
        showsFrom: 'rows',
        value: ({ shortCode, shortUrl }) => ({ text: `/q/${shortCode}`, href: shortUrl, target: '_blank' }),
      },
      {
        kind: 'operation',
        id: 'actions',
        header: t('form.actions'),
        label: ({ name }) => t('form.actionsFor', { name }),
        value: (table) => [
          { id: 'open', label: t('form.openCode'), icon: 'external', href: table.shortUrl },
          {
            id: 'copy',
            label: t('form.copyCode'),
            icon: 'copy',
            onAction: () =>
              void copyText(table.shortUrl).then((isCopied) =>
                isCopied ? toast(t('toast.copied')) : toast.error(t('toast.notCopied')),
              ),
          },
          ...(isReadOnly
            ? []
            : [
                {
                  id: 'edit',
                  label: t('form.editTable'),
                  icon: 'edit' as const,
                  onAction: () => setEdited(table),
                },
                {
                  id: 'newCode',
                  label: t('newCode.open'),
                  icon: 'refresh' as const,
                  onAction: () => setRecoded(table),
                },
              ]),
        ],
      },
    ],
    [isReadOnly, start, t],
  );

  return (
    <>
      <Table label={t('form.tables')} columns={columns} rows={rows} getRowId={({ id }) => id} />
      {added > 0 && (
        <Text size="small" tone="quiet">
          {t('form.added', { count: added })}
        </Text>
      )}
      {edited && (
        <TableDialog
          table={edited}
          onClose={() => setEdited(null)}
          onChange={(changed) =>
            onChange(value.map((table) => (table.position === changed.position ? changed : table)))
          }
        />
      )}
      {recoded && <NewCodeDialog section={section} table={recoded} onClose={() => setRecoded(null)} />}
    </>
  );
}
