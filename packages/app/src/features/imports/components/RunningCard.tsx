import { Button, Card, Stack, Text } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { cancelImport } from '../api/cancel-import.ts';
import { Share } from './Share.tsx';

/** An import the server works on: how far it is, and a way to stop it. */
export function RunningCard({ imported }: { imported: Import }) {
  const { t } = useMessages('imports');
  const { mutate, isPending } = useMutation(cancelImport(useQueryClient()));
  const { progress, fileName: name } = imported;
  const isReading = imported.state === 'READING';
  const counted = progress === null || progress.total === 0 ? null : progress;
  const label = isReading ? t('reading', { name }) : t('applying', { name });
  return (
    <Card as="section" aria-label={label}>
      <Stack gap={4}>
        <Share
          label={label}
          share={counted && counted.done / counted.total}
          text={
            counted
              ? t('progress', {
                  done: counted.done.toLocaleString('en'),
                  total: counted.total.toLocaleString('en'),
                })
              : ''
          }
        />
        <Text tone="quiet">{isReading ? t('readingText') : t('applyingText')}</Text>
        <div>
          <Button isPending={isPending} onPress={() => mutate(imported.id)}>
            {t('cancel')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
