import { restaurantTypes, type NewRestaurant } from '@cardamom/api-types';
import { ComboBox, Select, TextField } from '@cardamom/ui';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, lengthAtMost, required, type EntityFormState, type FormRules } from '../form/index.ts';
import { useMessages } from '../messages/index.ts';
import { currencyOptions, timeZoneOptions } from '../reference/options.ts';

/** What a restaurant starts with, as it is being filled in: null where nothing is chosen yet. */
export interface NewRestaurantValues {
  restaurantName: string;
  restaurantType: NewRestaurant['restaurantType'] | null;
  defaultCurrency: string | null;
  timeZone: string | null;
}

export const newRestaurantRules: FormRules<NewRestaurantValues> = {
  restaurantName: { rules: [required, lengthAtMost(80)] },
  restaurantType: { rules: [required] },
  defaultCurrency: { rules: [required] },
  timeZone: { rules: [required] },
};

/** What was filled in, ready to be sent; null while something is not chosen. */
export function filledIn(values: NewRestaurantValues): NewRestaurant | null {
  const { restaurantName, restaurantType, defaultCurrency, timeZone } = values;
  if (restaurantType === null || defaultCurrency === null || timeZone === null) return null;
  return { restaurantName, restaurantType, defaultCurrency, timeZone };
}

/** Props of `NewRestaurantFields`. */
export interface NewRestaurantFieldsProps<Values extends FieldValues & NewRestaurantValues> {
  form: EntityFormState<Values>;
  /** The time zone that is likely meant; offered also where the browser's list leaves it out. */
  likelyTimeZone: string;
}

/** The fields of what a restaurant starts with, under one another. */
export function NewRestaurantFields<Values extends FieldValues & NewRestaurantValues>({
  form,
  likelyTimeZone,
}: NewRestaurantFieldsProps<Values>) {
  const { t, i18n } = useMessages('authentication');
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(likelyTimeZone), [likelyTimeZone]);
  // The other fields do not matter here.
  const own = form as unknown as EntityFormState<NewRestaurantValues>;
  return (
    <>
      <Field form={own} name="restaurantName">
        {(field) => (
          <TextField
            {...field}
            label={t('fields.restaurantName')}
            description={t('register.restaurantNameHint')}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field form={own} name="restaurantType">
        {(field) => (
          <Select
            {...field}
            label={t('fields.restaurantType')}
            placeholder={t('placeholders.restaurantType')}
            options={restaurantTypes.map((id) => ({ id, label: t(`restaurantTypes.${id}`) }))}
          />
        )}
      </Field>
      <Field form={own} name="defaultCurrency">
        {(field) => (
          <ComboBox
            {...field}
            label={t('fields.currency')}
            description={t('register.currencyHint')}
            placeholder={t('placeholders.currency')}
            options={currencies}
          />
        )}
      </Field>
      <Field form={own} name="timeZone">
        {(field) => (
          <ComboBox
            {...field}
            label={t('fields.timeZone')}
            description={t('register.timeZoneHint')}
            placeholder={t('placeholders.timeZone')}
            options={zones}
          />
        )}
      </Field>
    </>
  );
}
