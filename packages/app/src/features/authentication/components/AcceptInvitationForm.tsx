import type { Invitation } from '@cardamom/api-types';
import { Button, Heading, PasswordField, Stack, Text, TextField } from '@cardamom/ui';
import { EntityForm, Field, FormProblem, required, useEntityForm } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { passwordRules } from '#shared/password-rules/index.ts';
import { acceptInvitation } from '../api/invitation.ts';
import { useSessionStart } from '../api/useSessionStart.ts';

/** Props of `AcceptInvitationForm`. */
export interface AcceptInvitationFormProps {
  invitation: Invitation;
  /** Of the link. */
  token: string;
}

/** Consent: a new account chooses a password, one that exists proves itself by its own, or by being signed in. */
export function AcceptInvitationForm({ invitation, token }: AcceptInvitationFormProps) {
  const { t } = useMessages('authentication');
  const start = useSessionStart();
  const { restaurantName: restaurant, invitedBy: who, email, isAccountNew, isSignedIn } = invitation;
  const asksPassword = isAccountNew || !isSignedIn;
  const form = useEntityForm({
    defaultValues: { password: '' },
    rules: {
      password: {
        rules: [...(asksPassword ? [required] : []), ...(isAccountNew ? passwordRules : [])],
      },
    },
    save: async ({ password }) => start(await acceptInvitation({ token, ...(asksPassword && { password }) })),
  });
  const text = isAccountNew ? 'newText' : isSignedIn ? 'signedInText' : 'knownText';
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('invitation.title', { restaurant })}</Heading>
        <Text>{who === null ? t('invitation.invited') : t('invitation.invitedBy', { who })}</Text>
        <Text tone="quiet">{t(`invitation.${text}`, { email })}</Text>
      </Stack>
      <EntityForm form={form} label={t('invitation.form', { restaurant })} allowsLeaving>
        <Stack gap={4}>
          <FormProblem form={form} />
          {asksPassword && (
            <>
              {/* Password managers keep the password with it. */}
              <TextField
                label={t('invitation.email')}
                type="email"
                value={email}
                onChange={() => undefined}
                autoComplete="username"
                isReadOnly
              />
              <Field form={form} name="password">
                {(field) => (
                  <PasswordField
                    {...field}
                    label={t(isAccountNew ? 'invitation.newPassword' : 'invitation.password')}
                    autoComplete={isAccountNew ? 'new-password' : 'current-password'}
                    showsRules={isAccountNew}
                  />
                )}
              </Field>
            </>
          )}
          <Button type="submit" variant="primary" size="large" isPending={form.isSaving}>
            {t('invitation.submit', { restaurant })}
          </Button>
        </Stack>
      </EntityForm>
    </Stack>
  );
}
