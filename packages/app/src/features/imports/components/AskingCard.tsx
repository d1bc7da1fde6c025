import { Badge, Banner, Button, Text } from '@cardamom/ui';
import type { Import, ImportTable } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { cancelImport } from '../api/cancel-import.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { useColumnChoices } from './useColumnChoices.ts';

/** Props of `AskingCard`. */
export interface AskingCardProps {
  imported: Import;
  table: ImportTable;
}

/** An import whose columns nobody knows: says what each of them holds, and goes on. */
export function AskingCard({ imported, table }: AskingCardProps) {
  const { t } = useMessages('imports');
  const { mutate, isPending, error } = useMutation(cancelImport(useQueryClient()));
  const form = useColumnChoices(table);
  return (
    <TitledCard
      title={t('columns.title')}
      description={t('columns.purpose')}
      action={imported.format && <Badge>{t(`format.${imported.format}`)}</Badge>}
    >
      <Text tone="quiet">{imported.fileName}</Text>
      {error && (
        <Banner tone="error" isLive>
          {error.message}
        </Banner>
      )}
      <ColumnsForm
        importId={imported.id}
        {...{ table, form }}
        canBeSent
        more={
          <Button isPending={isPending} onPress={() => mutate(imported.id)}>
            {t('cancel')}
          </Button>
        }
      />
    </TitledCard>
  );
}
