import {
  Card,
  EmptyState,
  ErrorState,
  Icon,
  LiveResult,
  SearchField,
  Stack,
  VisuallyHidden,
} from '@cardamom/ui';
import type { IngredientUse } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { listIngredients } from '../api/list-ingredients.ts';
import { Detail, Entry, Group, Name, RowLink, Rows, Words } from './DishRows.styles.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { Finder } from './SoldOutPage.styles.ts';

/** Finds the ingredient that is out; each row leads to the dishes that hold it. */
export function IngredientsView() {
  const { t } = useMessages('availability');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed).trim();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(listIngredients(search));
  const isLooking = isPlaceholderData || search !== typed.trim();
  return (
    <Stack gap={4}>
      <Finder>
        <SearchField
          label={t('ingredients.search')}
          isLabelHidden
          placeholder={t('ingredients.search')}
          value={typed}
          onChange={setTyped}
        />
      </Finder>
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
      {data && data.items.length > 0 && <IngredientRows ingredients={data.items} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState
            title={t(search === '' ? 'ingredients.noneTitle' : 'ingredients.noMatchTitle')}
            illustration={search === '' ? 'plate' : 'search'}
          >
            {t(search === '' ? 'ingredients.noneText' : 'ingredients.noMatchText')}
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}

function IngredientRows({ ingredients }: { ingredients: readonly IngredientUse[] }) {
  const { t } = useMessages('availability');
  return (
    <Group as="div" $isLong={false}>
      <Rows aria-label={t('ingredients.label')}>
        {ingredients.map((ingredient) => (
          <IngredientRow key={ingredient.name} {...ingredient} />
        ))}
      </Rows>
    </Group>
  );
}

/** As high as a dish's row, and all of it leads on. */
function IngredientRow({ name, itemCount, unavailableCount }: IngredientUse) {
  const { t } = useMessages('availability');
  const href = useHref();
  return (
    <Entry>
      <RowLink
        href={href({ to: '/menu-management/sold-out', search: { by: 'ingredient', ingredient: name } })}
      >
        <Words>
          <Name>
            <VisuallyHidden>{`${t('ingredients.see')} `}</VisuallyHidden>
            {name}
          </Name>
          <Detail>
            {[
              t('ingredients.dishes', { count: itemCount }),
              ...(unavailableCount > 0 ? [t('ingredients.unavailable', { count: unavailableCount })] : []),
            ].join(' · ')}
          </Detail>
        </Words>
        <Icon name="chevronEnd" size={16} />
      </RowLink>
    </Entry>
  );
}
