import type { PublicServiceCharge, Tax } from '@cardamom/api-types';
import { toast } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { defaultTaxQuery, serviceChargeQuery, taxCalls } from '../api/charges.ts';
import { TaxForm } from './TaxForm.tsx';

/** The tax that prices are read with: set for the first time, or changed. */
export function TaxPage() {
  const { t } = useMessages('tax');
  const tax = useQuery(defaultTaxQuery);
  const { data: charge } = useQuery(serviceChargeQuery);
  return (
    <SettingPage
      title={t('title')}
      purpose={t('purpose')}
      errorTitle={t('errorTitle')}
      query={tax}
      historyIdOf={(stored) => stored?.id ?? null}
      hasStage
    >
      {(stored) => <Form key={stored?.id} tax={stored} serviceCharge={charge?.isActive ? charge : null} />}
    </SettingPage>
  );
}

function Form({ tax, serviceCharge }: { tax: Tax | null; serviceCharge: PublicServiceCharge | null }) {
  const { t } = useMessages('tax');
  const { mutateAsync: create } = useMutation(taxCalls.create());
  const { mutateAsync: update } = useMutation(taxCalls.update());
  return (
    <TaxForm
      tax={tax}
      serviceCharge={serviceCharge}
      onCreate={create}
      onCreated={() => toast(t('saved'))}
      onUpdate={async (version, patch) => {
        const saved = await update({ id: tax?.id ?? '', version, patch });
        toast(t('saved'));
        return saved;
      }}
    />
  );
}
