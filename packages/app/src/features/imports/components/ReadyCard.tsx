import { Badge, Banner, Button, Inline, Text } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCount, totals } from '#shared/imports/totals.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { applyImport } from '../api/apply-import.ts';
import { cancelImport } from '../api/cancel-import.ts';
import { CorrectedRows } from './CorrectedRows.tsx';
import { EditedDishes } from './EditedDishes.tsx';
import { FoldedColumns } from './FoldedColumns.tsx';
import { FoldedLines } from './FoldedLines.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import type { RowForm } from './useRowCorrections.ts';
import { WrongRows } from './WrongRows.tsx';

/** Props of `ReadyCard`. */
export interface ReadyCardProps {
  imported: Import;
  /** What is said of its rows. */
  form: RowForm;
}

/** Why nothing would be imported: all is there, or what is not cannot be. */
function nothingToImport(wrong: number, unchanged: number) {
  if (wrong === 0) return 'ready.nothing';
  return unchanged === 0 ? 'ready.onlyWrong' : 'ready.restWrong';
}

/** What an import would do, and the button that does it. */
export function ReadyCard({ imported, form }: ReadyCardProps) {
  const { t } = useMessages('imports');
  const client = useQueryClient();
  const apply = useMutation(applyImport(client));
  const cancel = useMutation(cancelImport(client));
  const count = changeCount(imported);
  const { WRONG: wrong, UNCHANGED: unchanged } = totals(imported);
  const [isSaying, setIsSaying] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const failure = apply.error ?? cancel.error;
  return (
    <TitledCard
      title={t('ready.title')}
      action={imported.format && <Badge>{t(`format.${imported.format}`)}</Badge>}
    >
      <Text tone="quiet">{imported.fileName}</Text>
      {imported.wasInterrupted && <Banner tone="warning">{t('ready.interrupted')}</Banner>}
      {failure && (
        <Banner tone="error" isLive>
          {failure.message}
        </Banner>
      )}
      {imported.counts.length > 0 && <SummaryTable imported={imported} />}
      {imported.table && (
        <FoldedColumns importId={imported.id} table={imported.table} onSaying={setIsSaying} />
      )}
      {imported.lines && <FoldedLines importId={imported.id} lines={imported.lines} onSaying={setIsSaying} />}
      {wrong > 0 && <WrongRows imported={imported} form={form} />}
      {imported.table && <CorrectedRows columns={imported.table.columns} form={form} />}
      {imported.editedCount > 0 && <EditedDishes imported={imported} onSaying={setIsChoosing} />}
      {count === 0 && (
        <Text>{t(imported.editedCount > 0 ? 'ready.onlyEdited' : nothingToImport(wrong, unchanged))}</Text>
      )}
      <ImportNotes imported={imported} />
      <Inline gap={3}>
        {count > 0 && !isSaying && !isChoosing && !form.isChanged && (
          <Button variant="primary" isPending={apply.isPending} onPress={() => apply.mutate(imported.id)}>
            {t('ready.apply', { count })}
          </Button>
        )}
        <Button isPending={cancel.isPending} onPress={() => cancel.mutate(imported.id)}>
          {t('cancel')}
        </Button>
      </Inline>
    </TitledCard>
  );
}
