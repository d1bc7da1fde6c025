import { toast } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { qrMenuQuery, updateQrMenu } from '../api/qr-menu.ts';
import { QrMenuForm } from './QrMenuForm.tsx';

/** What guests see after they scan a code, and how it is drawn. */
export function QrMenuPage() {
  const { t } = useMessages('qrMenu');
  const { mutateAsync: update } = useMutation(updateQrMenu());
  return (
    <SettingPage
      title={t('title')}
      purpose={t('purpose')}
      errorTitle={t('errorTitle')}
      query={useQuery(qrMenuQuery)}
      historyIdOf={({ id }) => id}
      hasStage
    >
      {(settings) => (
        <QrMenuForm
          settings={settings}
          onUpdate={async (version, patch) => {
            const saved = await update({ version, patch });
            toast(t('saved'));
            return saved;
          }}
        />
      )}
    </SettingPage>
  );
}
