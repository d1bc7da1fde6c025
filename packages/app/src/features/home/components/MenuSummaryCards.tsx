import { hasPermissions } from '@cardamom/api-types';
import { Card, ErrorState, Icon, Link, Skeleton, Stack, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { menuSummaryQuery } from '../api/menu-summary.ts';
import type { MenuSummary } from '../model/summary.ts';
import { Numbers, Steps } from './HomePage.styles.ts';

function useMayManageMenu(): boolean {
  const { data } = useQuery({
    ...profileQuery,
    enabled: false,
    select: ({ permissions }) => hasPermissions(permissions, ['MENU_MANAGEMENT']),
  });
  return data ?? false;
}

function SetUp({ steps }: Pick<MenuSummary, 'steps'>) {
  const { t } = useMessages('home');
  const href = useHref();
  const left = steps.filter(({ isDone }) => !isDone).length;
  const placeOf = (id: MenuSummary['steps'][number]['id']) =>
    id === 'category' ? href({ to: '/menu-management/categories' }) : href({ to: '/menu-management/items' });
  return (
    <TitledCard title={t('setup.title')} description={t('setup.text', { count: left })}>
      <Steps>
        {steps.map(({ id, isDone }) => (
          <li key={id}>
            <Icon name={isDone ? 'success' : 'remove'} label={isDone ? t('setup.done') : t('setup.open')} />
            {isDone ? (
              <Text as="span" tone="quiet">
                {t(`setup.${id}`)}
              </Text>
            ) : (
              <Link href={placeOf(id)}>{t(`setup.${id}`)}</Link>
            )}
          </li>
        ))}
      </Steps>
    </TitledCard>
  );
}

function Counts({ categories, items }: Pick<MenuSummary, 'categories' | 'items'>) {
  const { t } = useMessages('home');
  const href = useHref();
  const mayManage = useMayManageMenu();
  const inWords = [
    { text: t('numbers.categories', { count: categories }), to: '/menu-management/categories' },
    { text: t('numbers.items', { count: items }), to: '/menu-management/items' },
  ] as const;
  return (
    <TitledCard title={t('numbers.title')} gap={3}>
      <Numbers>
        {inWords.map(({ text, to }) =>
          mayManage ? (
            <Link key={to} href={href({ to })}>
              {text}
            </Link>
          ) : (
            <span key={to}>{text}</span>
          ),
        )}
      </Numbers>
    </TitledCard>
  );
}

/** How much the menu holds, and the set-up checklist, which goes away when all is done. */
export function MenuSummaryCards() {
  const { t } = useMessages('home');
  const { data: summary, error, isFetching, refetch } = useQuery(menuSummaryQuery);
  const mayManage = useMayManageMenu();
  if (!summary && error) {
    return (
      <Card>
        <ErrorState title={t('numbers.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      </Card>
    );
  }
  if (!summary) return <Skeleton shape="block" height="12rem" />;
  const isSetUp = summary.steps.every(({ isDone }) => isDone);
  return (
    <Stack gap={6}>
      {!isSetUp && mayManage && <SetUp steps={summary.steps} />}
      <Counts categories={summary.categories} items={summary.items} />
    </Stack>
  );
}
