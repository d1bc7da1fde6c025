import { Card, EmptyState, ErrorState, LiveResult } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { holdsText, type DishGroup, type DishRow } from '../model/dish-rows.ts';
import type { SoldOutSearch } from '../model/sold-out-search.ts';
import { DishGroups } from './DishGroups.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Dishes } from './useDishes.ts';
import { useGoneSince } from './useGoneSince.ts';

/** Props of `DishesView`. */
export interface DishesViewProps {
  dishes: Dishes;
  search: SoldOutSearch;
  /** What is looked for. */
  text: string;
  isHeld: boolean;
  onTap: (row: DishRow) => void;
}

const kept = (groups: readonly DishGroup[], keeps: (row: DishRow) => boolean): DishGroup[] =>
  groups.map(({ name, rows }) => ({ name, rows: rows.filter(keeps) })).filter(({ rows }) => rows.length > 0);

/** The menu in the middle of service: a tap on a dish marks it sold out, the same tap brings it back, and nothing moves. */
export function DishesView({ dishes, search, text, isHeld, onTap }: DishesViewProps) {
  const { t } = useMessages('availability');
  const { list, groups, rows, isLooking } = dishes;
  const isOnlyGone = search.only === 'sold-out';
  const gone = useGoneSince(rows, isOnlyGone);

  const shown = (): DishGroup[] => {
    if (!groups) return [];
    const found = text === '' ? groups : kept(groups, ({ entry }) => holdsText(entry.name, text));
    if (search.category !== undefined) return found.filter(({ name }) => name === search.category);
    if (!isOnlyGone) return found;
    const all = found.flatMap((group) => group.rows);
    return kept(
      [
        { name: t('groups.byThemselves'), rows: all.filter(({ entry }) => gone.get(entry.id) === true) },
        { name: t('groups.byYou'), rows: all.filter(({ entry }) => gone.get(entry.id) === false) },
      ],
      () => true,
    );
  };
  const seen = shown();
  const count = seen.reduce((sum, group) => sum + group.rows.length, 0);

  if (!groups && list.error)
    return (
      <Card>
        <ErrorState
          title={t('dishes.errorTitle')}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        >
          {list.error.message}
        </ErrorState>
      </Card>
    );
  if (!groups) return <RowsSkeleton />;

  const empty =
    rows.length === 0 && text === '' ? 'none' : isOnlyGone && text === '' ? 'allThere' : 'noMatch';
  return (
    <>
      <LiveResult
        query={`${text} ${search.only ?? ''} ${search.category ?? ''}`}
        found={isLooking ? undefined : t('several', { count })}
      />
      {seen.length > 0 ? (
        <DishGroups groups={seen} isHeld={isHeld} onTap={onTap} />
      ) : (
        <EmptyState title={t(`dishes.${empty}Title`)} illustration={empty === 'noMatch' ? 'search' : 'plate'}>
          {t(`dishes.${empty}Text`)}
        </EmptyState>
      )}
    </>
  );
}
