import { toast } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { restaurantQuery, updateRestaurant } from '../api/restaurant.ts';
import { GeneralForm } from './GeneralForm.tsx';

/** What the restaurant says of itself. */
export function GeneralPage() {
  const { t } = useMessages('general');
  const { mutateAsync: update } = useMutation(updateRestaurant());
  return (
    <SettingPage
      title={t('title')}
      purpose={t('purpose')}
      errorTitle={t('errorTitle')}
      query={useQuery(restaurantQuery)}
      historyIdOf={({ id }) => id}
      hasStage
    >
      {(restaurant) => (
        <GeneralForm
          restaurant={restaurant}
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
