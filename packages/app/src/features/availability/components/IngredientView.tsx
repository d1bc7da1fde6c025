import { Card, ErrorState, LinkButton, Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { listAvailability } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TouchedDishes } from './TouchedDishes.tsx';

const most = 1000;

/** Props of `IngredientView`. */
export interface IngredientViewProps {
  ingredient: string;
  /** Until when the dishes are marked. */
  until: string;
}

/** What one ingredient touches, and the way back to all of them. */
export function IngredientView({ ingredient, until }: IngredientViewProps) {
  const { t } = useMessages('availability');
  const href = useHref();
  const { data, error, isFetching, refetch } = useQuery({
    ...listAvailability({ ingredient, limit: most }),
    placeholderData: undefined,
  });
  return (
    <Stack gap={4}>
      <div>
        <LinkButton
          icon="arrowStart"
          href={href({ to: '/menu-management/sold-out', search: { by: 'ingredient' } })}
        >
          {t('ingredients.all')}
        </LinkButton>
      </div>
      {!data && !error && <RowsSkeleton />}
      {!data && error && (
        <Card>
          <ErrorState
            title={t('ingredients.touchesErrorTitle', { name: ingredient })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {error.message}
          </ErrorState>
        </Card>
      )}
      {data && <TouchedDishes key={ingredient} entries={data.items} {...{ ingredient, until }} />}
    </Stack>
  );
}
