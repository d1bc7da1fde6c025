import { orderTypes, restaurantTypes, type Restaurant } from '@cardamom/api-types';
import { CheckboxGroup, Columns, FormCard, Icon, Select, TextField } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { GeneralValues } from '../model/general-values.ts';

/** Props of `RestaurantCard`. */
export interface RestaurantCardProps {
  form: FormFields<GeneralValues>;
  restaurant: Restaurant;
}

/** What kind of place it is, under the name it was registered with. */
export const RestaurantCard = memo(function RestaurantCard({ form, restaurant }: RestaurantCardProps) {
  const { t } = useMessages('general');
  const { t: inWords } = useMessages('history');
  return (
    <FormCard id="restaurant" title={t('form.restaurant')} description={t('form.restaurantText')}>
      <TextField
        label={t('form.name')}
        description={t('form.nameText')}
        value={restaurant.name}
        onChange={() => undefined}
        isReadOnly
        suffix={<Icon name="lock" size={16} />}
      />
      <Columns>
        <Field form={form} name="restaurantType">
          {(field) => (
            <Select
              {...field}
              label={t('form.type')}
              options={restaurantTypes.map((id) => ({ id, label: inWords(`value.restaurantType.${id}`) }))}
            />
          )}
        </Field>
        <Field form={form} name="orderTypes">
          {({ value, onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              label={t('form.orderTypes')}
              value={[...value]}
              onChange={(chosen) => onChange(orderTypes.filter((type) => chosen.includes(type)))}
              options={orderTypes.map((id) => ({ id, label: inWords(`value.orderType.${id}`) }))}
            />
          )}
        </Field>
      </Columns>
    </FormCard>
  );
});
