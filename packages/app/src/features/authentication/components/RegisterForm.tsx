import { Button, Heading, PasswordField, Stack, TextField, toast } from '@cardamom/ui';
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
import {
  filledIn,
  NewRestaurantFields,
  newRestaurantRules,
  type NewRestaurantValues,
} from '#shared/new-restaurant/index.ts';
import { passwordRules } from '#shared/password-rules/index.ts';
import { register } from '../api/register.ts';
import { useSessionStart } from '../api/useSessionStart.ts';
import { likelyCurrency } from '../model/currency-of-region.ts';

interface RegistrationValues extends NewRestaurantValues {
  name: string;
  email: string;
  password: string;
}

const rules: FormRules<RegistrationValues> = {
  ...newRestaurantRules,
  name: { rules: [required, lengthAtMost(80)] },
  email: { rules: [required, email], timing: 'eager' },
  password: { rules: [required, ...passwordRules] },
};

/** The facts a restaurant starts with; currency and time zone are guessed from the browser. */
export function RegisterForm() {
  const { t } = useMessages('authentication');
  const start = useSessionStart();
  const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
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
    save: async (values) => {
      const restaurant = filledIn(values);
      if (restaurant === null) return;
      const { name, email: address, password } = values;
      await start(await register({ ...restaurant, name, email: address, password }));
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
        <NewRestaurantFields form={form} likelyTimeZone={ownTimeZone} />
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
