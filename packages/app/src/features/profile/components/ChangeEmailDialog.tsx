import { Button, Dialog, PasswordField, Stack, Text, TextField } from '@cardamom/ui';
import { email, EntityForm, Field, FormProblem, required, useEntityForm } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { changeEmail } from '../api/account.ts';

const rules = { email: { rules: [required, email] }, password: { rules: [required] } };

/** Props of `ChangeEmailDialog`. */
export interface ChangeEmailDialogProps {
  onClose: () => void;
  /** A link is on its way there. */
  onSent: (to: string) => void;
}

/** Asks for the new address and for the password, which says that it is the person themselves. */
export default function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const { t } = useMessages('profile');
  const { t: common } = useMessages('common');
  const form = useEntityForm({
    defaultValues: { email: '', password: '' },
    rules,
    save: async ({ email: typed, password }) => {
      const to = typed.trim();
      await changeEmail({ email: to, password });
      onSent(to);
    },
  });
  return (
    <Dialog
      title={t('email.dialogTitle')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onPress={() => form.submit()} isPending={form.isSaving}>
            {t('email.submit')}
          </Button>
        </>
      }
    >
      <EntityForm form={form} label={t('email.dialogTitle')} allowsLeaving>
        <Stack gap={4}>
          <Text>{t('email.dialogText')}</Text>
          <FormProblem form={form} />
          <Field form={form} name="email">
            {(field) => (
              <TextField
                {...field}
                label={t('email.new')}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            )}
          </Field>
          <Field form={form} name="password">
            {(field) => (
              <PasswordField {...field} label={t('email.password')} autoComplete="current-password" />
            )}
          </Field>
          {/* Its button stands in the foot of the dialog; Enter needs one in the form. */}
          <button type="submit" hidden>
            {t('email.submit')}
          </button>
        </Stack>
      </EntityForm>
    </Dialog>
  );
}
