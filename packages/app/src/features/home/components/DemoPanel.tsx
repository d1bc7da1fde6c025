import { Heading, Inline, LinkButton, Stack, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { DeleteRestaurantButton } from '#shared/restaurant-deletion/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { Panel } from './SetUpPanel.styles.ts';

/** Says that this is the demo, and leads on from it: to a restaurant of one's own, or to this one's end. */
export default function DemoPanel() {
  const { t } = useMessages('home');
  const href = useHref();
  const { data: configuration } = useQuery(configurationQuery);
  return (
    <Panel aria-label={t('demo.title')}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="titleSmall">
            {t('demo.title')}
          </Heading>
          <Text size="small" tone="quiet">
            {t('demo.text')}
          </Text>
        </Stack>
        <Inline gap={2}>
          {configuration?.isRegistrationOpen && (
            <LinkButton variant="primary" href={href({ to: '/register' })}>
              {t('demo.register')}
            </LinkButton>
          )}
          <DeleteRestaurantButton variant="quiet">{t('demo.delete')}</DeleteRestaurantButton>
        </Inline>
      </Stack>
    </Panel>
  );
}
