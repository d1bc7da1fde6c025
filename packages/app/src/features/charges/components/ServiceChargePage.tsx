import { toast } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { SettingPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { defaultTaxQuery, serviceChargeQuery, updateServiceCharge } from '../api/charges.ts';
import { ServiceChargeForm } from './ServiceChargeForm.tsx';

/** The service charge, which a restaurant has one of. */
export function ServiceChargePage() {
  const { t } = useMessages('serviceCharge');
  const { currency } = useAccess();
  const charge = useQuery(serviceChargeQuery);
  const { data: tax } = useQuery(defaultTaxQuery);
  const { mutateAsync: update } = useMutation(updateServiceCharge());
  return (
    <SettingPage
      title={t('title')}
      purpose={t('purpose')}
      errorTitle={t('errorTitle')}
      query={charge}
      historyIdOf={({ id }) => id}
      hasStage
    >
      {(stored) => (
        <ServiceChargeForm
          charge={stored}
          tax={tax?.isActive ? tax : null}
          currency={currency}
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
