import { Button, Text, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { exportMenu } from '../api/export-menu.ts';
import { TemplateLine } from './ImportPage.styles.ts';

/** Offers a workbook to fill in to those whose menu is in no file yet. */
export function Template() {
  const { t } = useMessages('imports');
  const { mutate, isPending } = useMutation(exportMenu);
  return (
    <TemplateLine>
      <Text tone="quiet">{t('template.invitation')}</Text>
      <Button
        icon="download"
        isPending={isPending}
        onPress={() =>
          mutate('template', {
            onError: ({ message }) => toast.error(t('export.failed', { reason: message })),
          })
        }
      >
        {t('template.save')}
      </Button>
    </TemplateLine>
  );
}
