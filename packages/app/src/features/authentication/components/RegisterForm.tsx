import { restaurantTypes, type RestaurantType } from '@cardamom/api-types';
import { Button, ComboBox, Heading, PasswordField, Select, Stack, TextField, toast } from '@cardamom/ui';
import { useMemo } from 'react';
import {
  email,
  EntityForm,
  Field,
  FormProblem,
  lengthAtMost,
  required,
  useEntityForm,
  type FormRules,
} from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { register } from '../api/register.ts';
import { useSessionStart } from '../api/useSessionStart.ts';
import { likelyCurrency } from '../model/currency-of-region.ts';
import { passwordRules } from '#shared/password-rules/index.ts';
import { currencyOptions, timeZoneOptions } from '#shared/reference/options.ts';

interface RegistrationValues {
  restaurantName: string;
  restaurantType: RestaurantType | null;
  name: string;
  email: string;
  password: string;
  defaultCurrency: string | null;
  timeZone: string | null;
}

const rules: FormRules<RegistrationValues> = {
  restaurantName: { rules: [required, lengthAtMost(80)] },
  restaurantType: { rules: [required] },
  name: { rules: [required, lengthAtMost(80)] },
  email: { rules: [required, email], timing: 'eager' },
  password: { rules: [required, ...passwordRules] },
  defaultCurrency: { rules: [required] },
  timeZone: { rules: [required] },
};

/** The facts a restaurant starts with; currency and time zone are guessed from the browser. */
export function RegisterForm() {
  const { t } = useMessages('authentication');
  const start = useSessionStart();
  const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const currencies = useMemo(() => currencyOptions('en'), []);
  const zones = useMemo(() => timeZoneOptions(ownTimeZone), [ownTimeZone]);
  const form = useEntityForm<RegistrationValues>({
    defaultValues: {
      restaurantName: '',
      restaurantType: null,
      name: '',
      email: '',
      password: '',
      defaultCurrency: likelyCurrency(navigator.language, ownTimeZone),
      timeZone: ownTimeZone,
    },
    rules,
    save: async ({ restaurantType, defaultCurrency, timeZone, ...texts }) => {
      if (restaurantType === null || defaultCurrency === null || timeZone === null) return;
      await start(await register({ ...texts, restaurantType, defaultCurrency, timeZone }));
      toast(t('register.done'));
    },
  });
  return (
    <EntityForm form={form} label={t('register.form')}>
      <Stack gap={4}>
        <FormProblem form={form} />
        <Heading level={2} size="titleSmall">
          {t('register.restaurant')}
        </Heading>
        <Field form={form} name="restaurantName">
          {(field) => (
            <TextField
              {...field}
              label={t('fields.restaurantName')}
              description={t('register.restaurantNameHint')}
              autoComplete="organization"
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
        <Field form={form} name="timeZone">
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
        <Heading level={2} size="titleSmall">
          {t('register.owner')}
        </Heading>
        <Field form={form} name="name">
          {(field) => <TextField {...field} label={t('fields.name')} autoComplete="name" />}
        </Field>
        <Field form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label={t('fields.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
          )}
        </Field>
        <Field form={form} name="password">
          {(field) => (
            <PasswordField {...field} label={t('fields.password')} autoComplete="new-password" showsRules />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" isPending={form.isSaving}>
          {t('register.submit')}
        </Button>
      </Stack>
    </EntityForm>
  );
}
