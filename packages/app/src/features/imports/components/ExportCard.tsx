import { Button, Text, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { exportKinds, exportMenu } from '../api/export-menu.ts';
import { Exports } from './ImportPage.styles.ts';

/** Every file the menu can be taken out as. */
export function ExportCard() {
  const { t } = useMessages('imports');
  const { mutate, isPending, variables } = useMutation(exportMenu);
  return (
    <TitledCard title={t('export.title')}>
      <Text tone="quiet">{t('export.purpose')}</Text>
      <Exports>
        {exportKinds.map((kind) => (
          <li key={kind}>
            <div>
              <Text as="div">{t(`export.${kind}`)}</Text>
              <Text as="div" size="small" tone="quiet">
                {t(`export.${kind}Help`)}
              </Text>
            </div>
            <Button
              icon="download"
              aria-label={t('export.saveKind', { kind: t(`export.${kind}`) })}
              isPending={isPending && variables === kind}
              onPress={() =>
                mutate(kind, {
                  onError: ({ message }) => toast.error(t('export.failed', { reason: message })),
                })
              }
            >
              {t('export.save')}
            </Button>
          </li>
        ))}
      </Exports>
      <Text size="small" tone="quiet">
        {t('export.limit')}
      </Text>
    </TitledCard>
  );
}
