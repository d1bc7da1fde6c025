import { FormCard, Select, SegmentedControl, Stack, Text } from '@cardamom/ui';
import { useAtomValue } from 'jotai';
import { useMessages } from '#shared/messages/index.ts';
import { themeAtom, useChooseTheme } from '#shared/session/index.ts';

/** Language and theme: the person's own, kept on the server, there at the first paint. */
export function PreferencesCard() {
  const { t } = useMessages('profile');
  const theme = useAtomValue(themeAtom);
  const chooseTheme = useChooseTheme();
  return (
    <FormCard id="preferences" title={t('preferences.title')} description={t('preferences.text')}>
      <Select
        label={t('preferences.language')}
        options={[{ id: 'en', label: t('preferences.english') }]}
        value="en"
        onChange={() => undefined}
        placeholder={t('preferences.english')}
      />
      <Stack gap={1} align="start">
        <Text as="div" size="label" aria-hidden="true">
          {t('preferences.theme')}
        </Text>
        <SegmentedControl
          label={t('preferences.theme')}
          value={theme}
          options={[
            { id: 'light', label: t('preferences.light'), icon: 'sun' },
            { id: 'dark', label: t('preferences.dark'), icon: 'moon' },
          ]}
          onChange={chooseTheme}
        />
      </Stack>
    </FormCard>
  );
}
