import { Button, FormCard, PasswordField, Stack, toast } from '@cardamom/ui';
import {
  EntityForm,
  Field,
  FormProblem,
  required,
  useEntityForm,
  type FormRules,
} from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { passwordRules, sameAs } from '#shared/password-rules/index.ts';
import { useChangePassword } from '../api/account.ts';

interface TypedPasswords {
  currentPassword: string;
  newPassword: string;
  repeat: string;
}

const nothing: TypedPasswords = { currentPassword: '', newPassword: '', repeat: '' };

const firstRules: FormRules<TypedPasswords> = {
  newPassword: { rules: [required, ...passwordRules] },
  repeat: { rules: [required, sameAs(({ newPassword }) => newPassword)] },
};

const rules: FormRules<TypedPasswords> = { currentPassword: { rules: [required] }, ...firstRules };

/** Changes the password with the current one and the new one twice; sets a first one where there is none. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useMessages('profile');
  const change = useChangePassword();
  const form = useEntityForm<TypedPasswords>({
    defaultValues: nothing,
    rules: hasPassword ? rules : firstRules,
    save: async ({ currentPassword, newPassword }) => {
      await change.mutateAsync({ newPassword, ...(hasPassword && { currentPassword }) });
      toast(t(hasPassword ? 'password.done' : 'password.isSet'));
      form.methods.reset(nothing, { keepValues: false });
    },
  });
  return (
    <FormCard
      id="password"
      title={t('password.title')}
      description={t(hasPassword ? 'password.text' : 'password.noneText')}
    >
      <EntityForm form={form} label={t('password.form')} allowsLeaving>
        <Stack gap={4}>
          <FormProblem form={form} />
          {hasPassword && (
            <Field form={form} name="currentPassword">
              {(field) => (
                <PasswordField {...field} label={t('password.current')} autoComplete="current-password" />
              )}
            </Field>
          )}
          <Field form={form} name="newPassword">
            {(field) => (
              <PasswordField {...field} label={t('password.new')} autoComplete="new-password" showsRules />
            )}
          </Field>
          <Field form={form} name="repeat">
            {(field) => <PasswordField {...field} label={t('password.repeat')} autoComplete="new-password" />}
          </Field>
          <Stack align="start">
            <Button type="submit" isPending={form.isSaving}>
              {t(hasPassword ? 'password.submit' : 'password.set')}
            </Button>
          </Stack>
        </Stack>
      </EntityForm>
    </FormCard>
  );
}
