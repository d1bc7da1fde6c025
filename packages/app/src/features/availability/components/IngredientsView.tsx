import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LiveResult,
  RowList,
  SearchField,
  Stack,
} from '@cardamom/ui';
import type { IngredientUse } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { listIngredients } from '../api/list-ingredients.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Finds the ingredient that is out; each row leads to the dishes that hold it. */
export function IngredientsView() {
  const { t } = useMessages('availability');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed).trim();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(listIngredients(search));
  const isLooking = isPlaceholderData || search !== typed.trim();
  return (
    <Stack gap={4}>
      <SearchField
        label={t('ingredients.search')}
        isLabelHidden
        placeholder={t('ingredients.search')}
        value={typed}
        onChange={setTyped}
      />
      <LiveResult
        query={typed.trim()}
        found={data && !isLooking ? t('ingredients.found', { count: data.items.length }) : undefined}
      />
      {!data && !error && <RowsSkeleton />}
      {!data && error && (
        <Card>
          <ErrorState
            title={t('ingredients.errorTitle')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {error.message}
          </ErrorState>
        </Card>
      )}
      {data && (
        <Card>
          {data.items.length > 0 ? (
            <IngredientRows ingredients={data.items} />
          ) : (
            <EmptyState
              title={t(search === '' ? 'ingredients.noneTitle' : 'ingredients.noMatchTitle')}
              illustration={search === '' ? 'plate' : 'search'}
            >
              {t(search === '' ? 'ingredients.noneText' : 'ingredients.noMatchText')}
            </EmptyState>
          )}
        </Card>
      )}
    </Stack>
  );
}

function IngredientRows({ ingredients }: { ingredients: readonly IngredientUse[] }) {
  const { t } = useMessages('availability');
  const href = useHref();
  return (
    <RowList
      label={t('ingredients.label')}
      rows={ingredients.map(({ name, itemCount, unavailableCount }) => ({
        id: name,
        title: name,
        detail: [
          t('ingredients.dishes', { count: itemCount }),
          ...(unavailableCount > 0 ? [t('ingredients.unavailable', { count: unavailableCount })] : []),
        ].join(' · '),
        end: (
          <LinkButton
            size="large"
            aria-label={t('ingredients.seeFor', { name })}
            href={href({
              to: '/menu-management/sold-out',
              search: { by: 'ingredient', ingredient: name },
            })}
          >
            {t('ingredients.see')}
          </LinkButton>
        ),
      }))}
    />
  );
}
