import { Banner, PageHeader, SegmentedControl } from '@cardamom/ui';
import { UntilSelect, useUntil } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import type { SoldOutSearch } from '../model/sold-out-search.ts';
import { DishesView } from './DishesView.tsx';
import { IngredientsView } from './IngredientsView.tsx';
import { IngredientView } from './IngredientView.tsx';
import { Column, Tools } from './SoldOutPage.styles.ts';
import { useIsOffline } from './useIsOffline.ts';

/** Props of `SoldOutPage`. */
export interface SoldOutPageProps {
  search: SoldOutSearch;
  onSearchChange: (search: SoldOutSearch) => void;
}

/** For the middle of service, with one thumb: what is gone is marked in one press, what is back is brought back in one. */
export function SoldOutPage({ search: { by, ingredient }, onSearchChange }: SoldOutPageProps) {
  const { t } = useMessages('availability');
  const [until, setUntil] = useUntil();
  const isOffline = useIsOffline();
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} description={t('purpose')} />
      <Column>
        {isOffline && (
          <Banner tone="warning" title={t('offline.title')} isLive>
            {t('offline.text')}
          </Banner>
        )}
        <Tools>
          <SegmentedControl
            label={t('view.label')}
            value={by ?? 'dish'}
            onChange={(view) => onSearchChange(view === 'ingredient' ? { by: 'ingredient' } : {})}
            options={[
              { id: 'dish', label: t('view.dishes') },
              { id: 'ingredient', label: t('view.ingredients') },
            ]}
          />
          <UntilSelect value={until} onChange={setUntil} />
        </Tools>
        {by === undefined && <DishesView until={until} />}
        {by === 'ingredient' && ingredient === undefined && <IngredientsView />}
        {by === 'ingredient' && ingredient !== undefined && <IngredientView {...{ ingredient, until }} />}
      </Column>
    </>
  );
}
