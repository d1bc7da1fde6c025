import { PasswordField, Text, TextField } from '@cardamom/ui';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { email, Field, required } from '#shared/form/index.ts';
import { useKeptForm } from '#shared/form/useKeptForm.ts';
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
  const { form, kept } = useKeptForm({
    dialog: 'change-email',
    secrets: ['password'],
    defaultValues: { email: '', password: '' },
    rules,
    save: async ({ email: typed, password }) => {
      const to = typed.trim();
      await changeEmail({ email: to, password });
      onSent(to);
    },
  });
  return (
    <FormDialog
      {...{ form, kept, onClose }}
      title={t('email.dialogTitle')}
      submitLabel={t('email.submit')}
      lead={<Text>{t('email.dialogText')}</Text>}
    >
      <Field form={form} name="email">
        {(field) => (
          <TextField {...field} label={t('email.new')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
      <Field form={form} name="password">
        {(field) => <PasswordField {...field} label={t('email.password')} autoComplete="current-password" />}
      </Field>
    </FormDialog>
  );
}
