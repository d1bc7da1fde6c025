import { Button, Heading, Inline, LinkButton, Stack, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { configurationQuery, profileQuery } from '#shared/session/index.ts';
import { Panel } from './SetUpPanel.styles.ts';

const DeleteRestaurantDialog = lazy(() => import('./DeleteRestaurantDialog.tsx'));

/** Says that this is the demo, and leads on from it: to a restaurant of one's own, or to this one's end. */
export default function DemoPanel() {
  const { t } = useMessages('home');
  const href = useHref();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const { data: configuration } = useQuery(configurationQuery);
  const [isDeleting, setIsDeleting] = useState(false);
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
          {profile?.isOwner && (
            <Button variant="quiet" onPress={() => setIsDeleting(true)}>
              {t('demo.delete')}
            </Button>
          )}
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {isDeleting && profile && (
          <DeleteRestaurantDialog profile={profile} onClose={() => setIsDeleting(false)} />
        )}
      </Suspense>
    </Panel>
  );
}
