import { toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EntityPage, Loaded } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { getItem } from '../api/get-item.ts';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { updateItem } from '../api/update-item.ts';
import { ItemForm } from './ItemForm.tsx';

/** One item, to be changed. */
export function ItemPage({ itemId }: { itemId: string }) {
  const { t } = useMessages('items');
  const href = useHref();
  const item = useQuery(getItem(itemId));
  const options = useQuery(listCategoryOptions());
  const { mutateAsync: update } = useMutation(updateItem(useQueryClient()));
  return (
    <Loaded query={options} errorTitle={t('form.categoriesErrorTitle')}>
      {(categories) => (
        <EntityPage words="items" query={item} listHref={href({ to: '/menu-management/items' })}>
          {(loaded, { currency, allowsWriting }) => (
            <ItemForm
              item={loaded}
              categories={categories}
              currency={currency}
              isReadOnly={!allowsWriting}
              onUpdate={async (version, patch) => {
                const saved = await update({ itemId, version, patch });
                toast(t('toast.updated'));
                return saved;
              }}
            />
          )}
        </EntityPage>
      )}
    </Loaded>
  );
}
