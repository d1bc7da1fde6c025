import type { Screen, ScreenState } from '@cardamom/api-types';
import {
  Button,
  Disclosure,
  FormCard,
  Inline,
  LinkButton,
  Stack,
  Text,
  TextField,
  toast,
} from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { copyText } from '#shared/browser/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { EntityForm, Field, FormProblem, useEntityForm } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { screenStatesQuery, standingOf } from '#shared/screens/index.ts';
import { pairScreen } from '../api/screens.ts';
import { codeRules, readCode } from '../model/pairing-code.ts';
import { CodeLine, PairingAddress } from './PairingCard.styles.ts';
import { PlainHttpLine } from './PlainHttpLine.tsx';
import { TelevisionFacts } from './TelevisionFacts.tsx';
import { spoken, useScreenAddress } from './useScreenAddress.ts';

/** Where to open a screen, and the field for the code that the television shows then. */
function PairingForm({ screen, isFirst }: { screen: Screen; isFirst: boolean }) {
  const { t } = useMessages('screens');
  const { pairing } = useScreenAddress();
  const { mutateAsync: pair } = useMutation(pairScreen(screen.id));
  const form = useEntityForm({
    defaultValues: { code: '' },
    rules: codeRules,
    save: async ({ code }) => {
      await pair(readCode(code));
      form.methods.setValue('code', '');
      toast(t('pairing.paired', { name: screen.name }));
    },
  });
  return (
    <EntityForm form={form} label={t('pairing.title')} allowsLeaving>
      <Stack gap={3}>
        <FormProblem form={form} />
        <Text>{t('pairing.steps')}</Text>
        <PairingAddress>
          <bdi>{spoken(pairing)}</bdi>
        </PairingAddress>
        <CodeLine>
          <Field form={form} name="code">
            {(field) => (
              <TextField {...field} label={t('pairing.code')} autoComplete="off" spellCheck="false" />
            )}
          </Field>
          <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} isPending={form.isSaving}>
            {t('pairing.pair')}
          </Button>
        </CodeLine>
      </Stack>
    </EntityForm>
  );
}

/** How the television stands that shows a screen. */
function useStandingText(screen: Screen, state: ScreenState | undefined): string {
  const { t } = useMessages('screens');
  const { timeZone } = useAccess();
  const now = useMinute();
  const standing = standingOf(screen, state);
  if (standing.kind === 'OFFLINE')
    return t('pairing.offline', { time: momentInWords(standing.since, new Date(now), timeZone) });
  return t(`pairing.${standing.kind}`);
}

/** The television that shows a screen: how it stands, the way to another, and the screen's own address. */
export function PairingCard({ screen, isReadOnly }: { screen: Screen; isReadOnly: boolean }) {
  const { t } = useMessages('screens');
  const { data } = useQuery(screenStatesQuery);
  const state = data?.screens.find(({ screenId }) => screenId === screen.id);
  const standing = useStandingText(screen, state);
  const address = useScreenAddress().of(screen.code);
  const isFirst = state === undefined || state.lastSeenAt === null;
  const copy = async () => {
    if (await copyText(address)) toast(t('pairing.copied'));
    else toast.error(t('pairing.copyFailed'));
  };
  return (
    <FormCard id="pairing" title={t('pairing.title')} description={data && standing}>
      {state && <TelevisionFacts state={state} />}
      {data && !isReadOnly && isFirst && <PairingForm {...{ screen, isFirst }} />}
      {data && !isReadOnly && !isFirst && (
        <Disclosure title={t('pairing.another')}>
          <Stack gap={3}>
            <Text tone="quiet">{t('pairing.anotherText')}</Text>
            <PairingForm {...{ screen, isFirst }} />
          </Stack>
        </Disclosure>
      )}
      <TextField label={t('pairing.link')} value={address} onChange={() => undefined} isReadOnly />
      <Inline gap={2}>
        <Button icon="copy" onPress={() => void copy()}>
          {t('pairing.copy')}
        </Button>
        <LinkButton icon="external" href={address} target="_blank">
          {t('pairing.open')}
        </LinkButton>
      </Inline>
      <PlainHttpLine />
    </FormCard>
  );
}
