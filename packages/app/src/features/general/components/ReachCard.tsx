import { phoneCountries } from '@cardamom/api-types/phone-countries';
import { Columns, FormCard, PhoneField, TextArea, TextField } from '@cardamom/ui';
import { memo } from 'react';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { longestAddress, type GeneralValues } from '../model/general-values.ts';

/** Where the restaurant is, and how guests and we reach it. */
export const ReachCard = memo(function ReachCard({ form }: { form: FormFields<GeneralValues> }) {
  const { t } = useMessages('general');
  return (
    <FormCard id="reach" title={t('form.reach')} description={t('form.reachText')}>
      <Field form={form} name="address">
        {(field) => (
          <TextArea
            {...field}
            label={t('form.address')}
            maxLength={longestAddress}
            autoComplete="street-address"
          />
        )}
      </Field>
      <Columns>
        <Field form={form} name="phone">
          {({ value, onChange, ...field }) => (
            <PhoneField
              {...field}
              label={t('form.phone')}
              description={t('form.phoneText')}
              countries={phoneCountries}
              value={value}
              onChange={(phone) => onChange({ ...phone, unread: null })}
              onInvalid={(unread) => onChange({ ...value, number: '', unread })}
            />
          )}
        </Field>
        <Field form={form} name="businessEmail">
          {(field) => (
            <TextField
              {...field}
              label={t('form.businessEmail')}
              description={t('form.businessEmailText')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
      </Columns>
    </FormCard>
  );
});
