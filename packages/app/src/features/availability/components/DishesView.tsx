import { Button, Card, EmptyState, ErrorState, LiveResult, SearchField, Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  listAvailability,
  unavailableNow,
  useChangeAvailability,
  type AvailabilityFilter,
  type Marked,
} from '#shared/availability/index.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { isUnavailable, merged } from '../model/grouping.ts';
import { EntryRows } from './EntryRows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useFirstSeen } from './useFirstSeen.ts';

const firstRows = 100;
const mostRows = 1000;

/** Props of `DishesView`. */
export interface DishesViewProps {
  /** Until when the next dish is marked. */
  until: string;
}

/** Find a dish, press once: it is sold out; what was not available stands first, ready to be brought back. */
export function DishesView({ until }: DishesViewProps) {
  const { t } = useMessages('availability');
  const { mark } = useChangeAvailability();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(firstRows);
  const search = useDeferredValue(typed).trim();
  const filter: AvailabilityFilter = { limit, ...(search !== '' && { search }) };
  const list = useQuery(listAvailability(filter));
  const unavailable = useQuery(unavailableNow);

  const actions = {
    onMark: (entry: Marked) => void mark([entry], 'SOLD_OUT', until),
    onRestore: (entry: Marked) => void mark([entry], 'AVAILABLE'),
  };
  const onView = list.data?.items ?? [];
  const known = search === '' ? (unavailable.data?.items ?? []) : [];
  const entries = list.data && (unavailable.data ?? unavailable.error) ? merged(known, onView) : null;
  const wasGone = useFirstSeen(entries ?? []);
  const gone = entries?.filter(wasGone) ?? [];
  const there = entries?.filter((entry) => !wasGone(entry)) ?? [];
  const isLooking = list.isPlaceholderData || search !== typed.trim();
  const failure = list.data ? null : list.error;

  return (
    <Stack gap={4}>
      <SearchField
        label={t('dishes.search')}
        isLabelHidden
        placeholder={t('dishes.search')}
        value={typed}
        onChange={setTyped}
      />
      <LiveResult
        query={typed.trim()}
        found={
          entries && !isLooking
            ? t('several', { count: Math.max(entries.length, list.data?.page.total ?? 0) })
            : undefined
        }
      />
      {failure && (
        <Card>
          <ErrorState
            title={t('dishes.errorTitle')}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          >
            {failure.message}
          </ErrorState>
        </Card>
      )}
      {!entries && !failure && <RowsSkeleton />}
      {gone.length > 0 && (
        <TitledCard title={`${t('dishes.unavailable')} (${gone.filter(isUnavailable).length})`} gap={3}>
          <EntryRows label={t('dishes.unavailable')} entries={gone} {...actions} />
        </TitledCard>
      )}
      {there.length > 0 && (
        <TitledCard title={t('dishes.available')} gap={3}>
          <EntryRows label={t('dishes.available')} entries={there} {...actions} />
          {list.data && list.data.page.nextCursor !== null && limit < mostRows && (
            <Button size="large" isPending={list.isFetching} onPress={() => setLimit(mostRows)}>
              {t('dishes.more')}
            </Button>
          )}
        </TitledCard>
      )}
      {entries?.length === 0 && (
        <Card>
          <EmptyState
            title={t(search === '' ? 'dishes.noneTitle' : 'dishes.noMatchTitle')}
            illustration={search === '' ? 'plate' : 'search'}
          >
            {t(search === '' ? 'dishes.noneText' : 'dishes.noMatchText')}
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}
