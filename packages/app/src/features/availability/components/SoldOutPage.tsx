import { PageHeader, SegmentedControl, useIsAtLeast, useRoomAtFoot } from '@cardamom/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { useRetryOffer } from '#shared/api/index.ts';
import { useUntil } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import type { SoldOutSearch } from '../model/sold-out-search.ts';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { DishesView } from './DishesView.tsx';
import { DishFilters } from './DishFilters.tsx';
import { IngredientsView } from './IngredientsView.tsx';
import { IngredientView } from './IngredientView.tsx';
import { Bar } from './ServiceTools.styles.ts';
import { Column, Page } from './SoldOutPage.styles.ts';
import { UntilBar } from './UntilBar.tsx';
import { useDishes } from './useDishes.ts';
import { useOpensOffline } from './useOpensOffline.ts';
import { usePresses } from './usePresses.ts';

/** Props of `SoldOutPage`. */
export interface SoldOutPageProps {
  search: SoldOutSearch;
  onSearchChange: (search: SoldOutSearch) => void;
}

/** For the middle of service, with one thumb and with or without a network: a tap marks, the same tap brings back. */
export function SoldOutPage({ search, onSearchChange }: SoldOutPageProps) {
  const { by, ingredient } = search;
  const { t } = useMessages('availability');
  const [until, setUntil] = useUntil();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed).trim();
  const { state, tap, dismiss } = usePresses(until);
  const dishes = useDishes(state.waiting, text);
  const { data } = dishes.list;
  const opensOffline = useOpensOffline(data?.keptAt === null, dishes.list.dataUpdatedAt);
  const tools = useRef<HTMLDivElement>(null);
  useRoomAtFoot(tools, !useIsAtLeast('md'));
  // What does not arrive is told in its own place; a banner above the list would move it.
  useRetryOffer(true);
  usePageTitle(t('title'));
  return (
    <Page>
      <PageHeader
        title={t('title')}
        {...(data && { count: dishes.goneCount })}
        isInAppBar
        actions={
          <SegmentedControl
            label={t('view.label')}
            value={by ?? 'dish'}
            onChange={(view) => onSearchChange(view === 'ingredient' ? { by: 'ingredient' } : {})}
            options={[
              { id: 'dish', label: t('view.dishes') },
              { id: 'ingredient', label: t('view.ingredients') },
            ]}
          />
        }
      />
      <ConnectionStrip state={state} opensOffline={opensOffline} onDismiss={dismiss} />
      <Bar ref={tools}>
        <UntilBar value={until} onChange={setUntil} />
        {by === undefined && (
          <DishFilters
            search={search}
            onSearchChange={onSearchChange}
            text={typed}
            onTextChange={setTyped}
            goneCount={dishes.goneCount}
            headings={dishes.groups?.map(({ name }) => name) ?? []}
          />
        )}
      </Bar>
      {by === undefined && (
        <DishesView
          dishes={dishes}
          search={search}
          text={text}
          isHeld={state.isHeld || state.isCatchingUp || state.lostSince !== null}
          onTap={tap}
        />
      )}
      {by === 'ingredient' && ingredient === undefined && <IngredientsView />}
      {by === 'ingredient' && ingredient !== undefined && (
        <Column>
          <IngredientView {...{ ingredient, until }} />
        </Column>
      )}
    </Page>
  );
}
