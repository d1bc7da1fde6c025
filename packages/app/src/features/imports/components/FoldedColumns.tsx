import { Button, Disclosure } from '@cardamom/ui';
import type { ImportTable } from '@cardamom/api-types';
import { useEffect, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { takenCount } from '../model/column-choices.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { useColumnChoices } from './useColumnChoices.ts';

/** Props of `FoldedColumns`. */
export interface FoldedColumnsProps {
  importId: string;
  table: ImportTable;
  /** Told when something else is said of them than the file was read by, and when that is over. */
  onSaying: (isSaying: boolean) => void;
}

/** What the columns of a file were taken for, in one line that opens to where it is changed. */
export function FoldedColumns({ importId, table, onSaying }: FoldedColumnsProps) {
  const { t } = useMessages('imports');
  const form = useColumnChoices(table);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onSaying(form.isChanged), [form.isChanged, onSaying]);
  const counts = { taken: takenCount(table), total: table.columns.length };
  return (
    <Disclosure
      title={t(table.source === 'MEMORY' ? 'columns.foldedAsBefore' : 'columns.folded', counts)}
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
    >
      {isOpen && (
        <ColumnsForm
          {...{ importId, table, form }}
          canBeSent={form.isChanged}
          more={form.isChanged && <Button onPress={form.discard}>{t('columns.discard')}</Button>}
        />
      )}
    </Disclosure>
  );
}
