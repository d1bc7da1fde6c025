import { Button, ErrorState, Link, LinkButton, RowList, Skeleton, Text } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { unavailableNow, useAvailabilityText, useChangeAvailability } from '#shared/availability/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';

const shown = 5;

/** What is sold out now, each brought back with one press, and the way to mark more. */
export default function SoldOutCard() {
  const { t } = useMessages('availability');
  const href = useHref();
  const textOf = useAvailabilityText();
  const allowsAvailability = useAccess().can('changeAvailability');
  const { mark } = useChangeAvailability();
  const { data, error, isFetching, refetch } = useQuery(unavailableNow);
  const gone = data?.items.filter(({ availability }) => availability.state === 'SOLD_OUT') ?? [];
  const place = href({ to: '/menu-management/sold-out' });

  return (
    <TitledCard
      title={gone.length > 0 ? `${t('home.title')} (${gone.length})` : t('home.title')}
      action={
        allowsAvailability && (
          <LinkButton size="large" icon="soldOut" href={place}>
            {t('home.find')}
          </LinkButton>
        )
      }
    >
      {!data && !error && <Skeleton shape="block" height={56} />}
      {!data && error && (
        <ErrorState title={t('home.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {data && gone.length === 0 && <Text tone="quiet">{t('home.none')}</Text>}
      {gone.length > 0 && (
        <RowList
          label={t('home.title')}
          rows={gone.slice(0, shown).map((entry) => ({
            id: entry.id,
            title: entry.name,
            detail: textOf(entry.availability),
            end: allowsAvailability && (
              <Button
                size="large"
                icon="restore"
                aria-label={`${t('action.restore')}: ${entry.name}`}
                onPress={() => void mark([entry], 'AVAILABLE')}
              >
                {t('action.restore')}
              </Button>
            ),
          }))}
        />
      )}
      {gone.length > shown && <Link href={place}>{t('home.more', { count: gone.length - shown })}</Link>}
    </TitledCard>
  );
}
