import { Button, Heading, LinkButton, PasswordField, Stack, Text, toast } from '@cardamom/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  EntityForm,
  Field,
  FormProblem,
  required,
  useEntityForm,
  type FormRules,
} from '#shared/form/index.ts';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { useMessages } from '#shared/messages/index.ts';
import { passwordRules, sameAs } from '#shared/password-rules/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { resetPassword } from '../api/forgotten-password.ts';
import { isDeadLink } from '../model/dead-link.ts';
import { useLinkToken } from '../model/useLinkToken.ts';
import { LinkMessage } from './LinkMessage.tsx';

interface NewPassword {
  password: string;
  repeat: string;
}

const rules: FormRules<NewPassword> = {
  password: { rules: [required, ...passwordRules] },
  repeat: { rules: [required, sameAs(({ password }) => password)] },
};

function ResetForm({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useMessages('account');
  const navigate = useNavigate();
  const form = useEntityForm<NewPassword>({
    defaultValues: { password: '', repeat: '' },
    rules,
    save: async ({ password }) => {
      try {
        await resetPassword({ token, password });
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onDead();
        return;
      }
      await navigate({ to: '/login', replace: true });
      toast(t('reset.done'));
    },
  });
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('reset.title')}</Heading>
        <Text tone="quiet">{t('reset.text')}</Text>
      </Stack>
      <EntityForm form={form} label={t('reset.form')} allowsLeaving>
        <Stack gap={4}>
          <FormProblem form={form} />
          <Field form={form} name="password">
            {(field) => (
              <PasswordField {...field} label={t('reset.password')} autoComplete="new-password" showsRules />
            )}
          </Field>
          <Field form={form} name="repeat">
            {(field) => <PasswordField {...field} label={t('reset.repeat')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" variant="primary" size="large" isPending={form.isSaving}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </EntityForm>
    </Stack>
  );
}

/** Sets a new password by the link of a mail: nothing is spent before the person asks for it (docs/rules.md, Accounts). */
export function ResetPasswordPage() {
  const { t } = useMessages('account');
  const href = useHref();
  const token = useLinkToken();
  const [isDead, setIsDead] = useState(false);
  const part = useCaughtFocus<HTMLDivElement>(isDead);
  const said = isDead ? 'reset.deadTitle' : token === '' ? 'missingTitle' : 'reset.title';
  usePageTitle(t(said));
  return (
    <Stack ref={part}>
      {said === 'reset.title' ? (
        <ResetForm token={token} onDead={() => setIsDead(true)} />
      ) : (
        <LinkMessage title={t(said)} text={t(isDead ? 'reset.deadText' : 'missingText')}>
          <Stack align="start">
            <LinkButton href={href({ to: '/forgot-password' })} variant="primary" size="large">
              {t('reset.another')}
            </LinkButton>
          </Stack>
        </LinkMessage>
      )}
    </Stack>
  );
}
