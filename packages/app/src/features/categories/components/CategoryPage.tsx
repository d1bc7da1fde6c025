import { toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EntityPage } from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { getCategory } from '../api/get-category.ts';
import { updateCategory } from '../api/update-category.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** One category, to be changed. */
export function CategoryPage({ categoryId }: { categoryId: string }) {
  const { t } = useMessages('categories');
  const href = useHref();
  const { mutateAsync: update } = useMutation(updateCategory(useQueryClient()));
  return (
    <EntityPage
      words="categories"
      query={useQuery(getCategory(categoryId))}
      listHref={href({ to: '/menu-management/categories' })}
    >
      {(category, { allowsWriting }) => (
        <CategoryForm
          category={category}
          isReadOnly={!allowsWriting}
          onUpdate={async (version, patch) => {
            const saved = await update({ categoryId, version, patch });
            toast(t('toast.updated'));
            return saved;
          }}
        />
      )}
    </EntityPage>
  );
}
