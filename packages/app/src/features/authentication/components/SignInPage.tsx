import { Button, Heading, Link, PasswordField, Stack, Text, TextField } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { typingInTab } from '#shared/draft/typing-in-tab.ts';
import { EntityForm, Field, FormProblem, required, useEntityForm } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { configurationQuery, safeReturnPath } from '#shared/session/index.ts';
import { signIn } from '../api/sign-in.ts';
import { useSessionStart } from '../api/useSessionStart.ts';

const rules = { email: { rules: [required] }, password: { rules: [required] } };

/** Props of `SignInPage`. */
export interface SignInPageProps {
  /** Where the person wanted to go. */
  returnTo?: string | undefined;
}

/** Leads somebody new to where one registers. */
function RegisterHint({ text }: { text: string }) {
  const { t } = useMessages('authentication');
  const href = useHref();
  return (
    <Text tone="quiet">
      {text} <Link href={href({ to: '/register' })}>{t('signIn.register')}</Link>
    </Text>
  );
}

/** Why the person is here: welcomed back, or told that what was typed before the session ended is not lost. */
function Welcome({ returnTo }: SignInPageProps) {
  const { t } = useMessages('authentication');
  const [isTypingKept] = useState(() => {
    const [path = '/'] = safeReturnPath(returnTo).split(/[?#]/);
    return typingInTab().isKeptAt(path);
  });
  if (isTypingKept) return <Text>{t('signIn.sessionEnded')}</Text>;
  return <Text tone="quiet">{t('signIn.text')}</Text>;
}

/** Sign-in with e-mail and password. */
export function SignInPage({ returnTo }: SignInPageProps) {
  const { t } = useMessages('authentication');
  const href = useHref();
  const start = useSessionStart();
  usePageTitle(t('signIn.title'));
  const { data: configuration } = useQuery(configurationQuery);
  const mayRegister = configuration?.isRegistrationOpen === true;
  // Nobody is welcomed back where nobody has been.
  const isFirst = mayRegister && !configuration.hasRestaurants;
  const form = useEntityForm({
    defaultValues: { email: '', password: '' },
    rules,
    save: async (credentials) => start(await signIn(credentials), returnTo),
  });
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('signIn.title')}</Heading>
        {isFirst ? <RegisterHint text={t('signIn.nobodyYet')} /> : <Welcome returnTo={returnTo} />}
      </Stack>
      <EntityForm form={form} label={t('signIn.form')} allowsLeaving>
        <Stack gap={4}>
          <FormProblem form={form} />
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
              <PasswordField {...field} label={t('fields.password')} autoComplete="current-password" />
            )}
          </Field>
          <Button type="submit" variant="primary" size="large" isPending={form.isSaving}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </EntityForm>
      <Link href={href({ to: '/forgot-password' })}>{t('signIn.forgotten')}</Link>
      {mayRegister && !isFirst && <RegisterHint text={t('signIn.newHere')} />}
    </Stack>
  );
}
