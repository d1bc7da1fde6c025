import { Button, Heading, Link, Stack, Text, TextField } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { email, EntityForm, Field, FormProblem, required, useEntityForm } from '#shared/form/index.ts';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { requestPasswordReset } from '../api/forgotten-password.ts';
import { LinkMessage } from './LinkMessage.tsx';

const rules = { email: { rules: [required, email] } };

/** Where to look for the link; where no mail server is set up, nobody should wait for a mail. */
function Sent({ to, sendsMail }: { to: string; sendsMail: boolean }) {
  const { t } = useMessages('account');
  if (sendsMail) {
    return (
      <LinkMessage title={t('forgot.sentTitle')} text={t('forgot.sentText', { email: to })}>
        <Text tone="quiet">{t('forgot.sentNothing')}</Text>
      </LinkMessage>
    );
  }
  return (
    <LinkMessage title={t('forgot.noMailTitle')} text={t('forgot.noMailText', { email: to })}>
      <code>{t('forgot.noMailCommand')}</code>
    </LinkMessage>
  );
}

function RequestForm({ onSent }: { onSent: (to: string) => void }) {
  const { t } = useMessages('account');
  const form = useEntityForm({
    defaultValues: { email: '' },
    rules,
    save: async (values) => {
      const to = values.email.trim();
      await requestPasswordReset(to);
      onSent(to);
    },
  });
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('forgot.title')}</Heading>
        <Text tone="quiet">{t('forgot.text')}</Text>
      </Stack>
      <EntityForm form={form} label={t('forgot.form')} allowsLeaving>
        <Stack gap={4}>
          <FormProblem form={form} />
          <Field form={form} name="email">
            {(field) => (
              <TextField
                {...field}
                label={t('forgot.email')}
                type="email"
                inputMode="email"
                autoComplete="username"
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="large" isPending={form.isSaving}>
            {t('forgot.submit')}
          </Button>
        </Stack>
      </EntityForm>
    </Stack>
  );
}

/** Asks for a link that sets a new password. What it says afterwards is the same whoever has the e-mail. */
export function ForgotPasswordPage() {
  const { t } = useMessages('account');
  const href = useHref();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Asked for before it is needed, so that nothing moves once the answer is read.
  const { data: configuration } = useQuery(configurationQuery);
  const sendsMail = configuration?.sendsMail ?? true;
  const said = sendsMail ? 'forgot.sentTitle' : 'forgot.noMailTitle';
  usePageTitle(t(sentTo === null ? 'forgot.title' : said));
  const part = useCaughtFocus<HTMLDivElement>(sentTo);
  return (
    <Stack gap={6} ref={part}>
      {sentTo === null ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <>
          <Sent to={sentTo} sendsMail={sendsMail} />
          <Stack align="start">
            <Button onPress={() => setSentTo(null)}>{t('forgot.again')}</Button>
          </Stack>
        </>
      )}
      <Link href={href({ to: '/login' })}>{t('forgot.toLogin')}</Link>
    </Stack>
  );
}
