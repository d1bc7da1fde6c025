import { toast } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { useKeptForm } from '#shared/form/useKeptForm.ts';
import { useMessages } from '#shared/messages/index.ts';
import {
  filledIn,
  NewRestaurantFields,
  newRestaurantRules,
  type NewRestaurantValues,
} from '#shared/new-restaurant/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { addRestaurant } from '../api/add-restaurant.ts';
import { useGoOnIn } from '../api/choose-restaurant.ts';

/** Asks what a further restaurant of this account starts with; currency and time zone are those of the open one. */
export default function AddRestaurantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('authentication');
  const { t: common } = useMessages('common');
  const goOnIn = useGoOnIn();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const own = profile?.restaurant.timeZone ?? 'UTC';
  const { form, kept } = useKeptForm<NewRestaurantValues>({
    dialog: 'add-restaurant',
    defaultValues: {
      restaurantName: '',
      restaurantType: null,
      defaultCurrency: profile?.restaurant.defaultCurrency ?? null,
      timeZone: own,
    },
    rules: newRestaurantRules,
    save: async (values) => {
      const restaurant = filledIn(values);
      if (restaurant === null) return;
      const added = await addRestaurant(restaurant);
      onClose();
      await goOnIn(added);
      toast(t('another.done', { name: added.restaurant.name }));
    },
  });
  return (
    <FormDialog
      {...{ form, kept, onClose }}
      title={t('another.title')}
      submitLabel={common('shell.addRestaurant')}
    >
      <NewRestaurantFields form={form} likelyTimeZone={own} />
    </FormDialog>
  );
}
