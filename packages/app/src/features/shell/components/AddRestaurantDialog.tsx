import { restaurantTypes, type RestaurantType } from '@cardamom/api-types';
import { Button, ComboBox, Dialog, Select, Stack, TextField, toast } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  EntityForm,
  Field,
  FormProblem,
  lengthAtMost,
  required,
  useEntityForm,
  type FormRules,
} from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { currencyOptions, timeZoneOptions } from '#shared/reference/options.ts';
import { profileQuery } from '#shared/session/index.ts';
import { addRestaurant } from '../api/add-restaurant.ts';
import { useGoOnIn } from '../api/choose-restaurant.ts';

interface Values {
  restaurantName: string;
  restaurantType: RestaurantType | null;
  defaultCurrency: string | null;
  timeZone: string | null;
}

const rules: FormRules<Values> = {
  restaurantName: { rules: [required, lengthAtMost(80)] },
  restaurantType: { rules: [required] },
  defaultCurrency: { rules: [required] },
  timeZone: { rules: [required] },
};

/** Asks what a further restaurant of this account starts with; currency and time zone are those of the open one. */
export default function AddRestaurantDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useMessages('authentication');
  const { t: common } = useMessages('common');
  const goOnIn = useGoOnIn();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const own = profile?.restaurant.timeZone ?? 'UTC';
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(own), [own]);
  const form = useEntityForm<Values>({
    defaultValues: {
      restaurantName: '',
      restaurantType: null,
      defaultCurrency: profile?.restaurant.defaultCurrency ?? null,
      timeZone: own,
    },
    rules,
    save: async ({ restaurantName, restaurantType, defaultCurrency, timeZone }) => {
      if (restaurantType === null || defaultCurrency === null || timeZone === null) return;
      const added = await addRestaurant({ restaurantName, restaurantType, defaultCurrency, timeZone });
      onClose();
      await goOnIn(added);
      toast(t('another.done', { name: added.restaurant.name }));
    },
  });
  return (
    <Dialog
      title={t('another.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onPress={() => form.submit()} isPending={form.isSaving}>
            {common('shell.addRestaurant')}
          </Button>
        </>
      }
    >
      <EntityForm form={form} label={t('another.title')} allowsLeaving>
        <Stack gap={4}>
          <FormProblem form={form} />
          <Field form={form} name="restaurantName">
            {(field) => (
              <TextField
                {...field}
                label={t('fields.restaurantName')}
                description={t('register.restaurantNameHint')}
                autoComplete="off"
              />
            )}
          </Field>
          <Field form={form} name="restaurantType">
            {(field) => (
              <Select
                {...field}
                label={t('fields.restaurantType')}
                placeholder={t('placeholders.restaurantType')}
                options={restaurantTypes.map((id) => ({ id, label: t(`restaurantTypes.${id}`) }))}
              />
            )}
          </Field>
          <Field form={form} name="defaultCurrency">
            {(field) => <ComboBox {...field} label={t('fields.currency')} options={currencies} />}
          </Field>
          <Field form={form} name="timeZone">
            {(field) => <ComboBox {...field} label={t('fields.timeZone')} options={zones} />}
          </Field>
          {/* Its button stands in the foot of the dialog; Enter needs one in the form. */}
          <button type="submit" hidden>
            {common('shell.addRestaurant')}
          </button>
        </Stack>
      </EntityForm>
    </Dialog>
  );
}
