import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAccess } from '#shared/access/index.ts';
import { EntityPage, Loaded } from '#shared/entity-page/index.ts';
import { toastWhereLive } from '#shared/entity/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { items } from '../api/items.ts';
import { listModifierGroupOptions } from '../api/list-modifier-group-options.ts';
import { ItemForm } from './ItemForm.tsx';
import { PlaceInList } from './PlaceInList.tsx';

/** One item, to be changed. */
export function ItemPage({ itemId }: { itemId: string }) {
  const { t } = useMessages('items');
  const href = useHref();
  const navigate = useNavigate();
  const item = useQuery(items.calls.get(itemId));
  const options = useQuery(listCategoryOptions());
  // Asked for with the rest, so that the form is drawn once.
  const groups = useQuery(listModifierGroupOptions());
  const { currency, can } = useAccess();
  const { mutateAsync: update } = useMutation(items.calls.update());
  return (
    <EntityPage
      words="items"
      query={item}
      listHref={href({ to: '/menu-management/items' })}
      hasStage
      place={<PlaceInList itemId={itemId} />}
    >
      {(loaded) => (
        <Loaded query={options} errorTitle={t('form.categoriesErrorTitle')}>
          {(categories) => (
            <ItemForm
              key={itemId}
              item={loaded}
              categories={categories}
              groups={groups}
              currency={currency}
              isReadOnly={!can('updateItem')}
              onUpdate={async (version, patch) => {
                const saved = await update({ id: itemId, version, patch });
                toastWhereLive(t('toast.updated'), items.menusOf, saved);
                return saved;
              }}
              onAddAnother={() => void navigate({ to: '/menu-management/items/new' })}
            />
          )}
        </Loaded>
      )}
    </EntityPage>
  );
}
