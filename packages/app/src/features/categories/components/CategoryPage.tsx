import { Banner } from '@cardamom/ui';
import { EntityFormPage } from '#shared/entity/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { categories } from '../api/categories.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** Props of `CategoryPage`. */
export interface CategoryPageProps {
  /** Null for a new category. */
  categoryId: string | null;
  /** Began from the item form, which needs a category first: goes back there afterwards. */
  isForItem?: boolean;
}

/** A category, new or to be changed. */
export function CategoryPage({ categoryId, isForItem = false }: CategoryPageProps) {
  const { t } = useMessages('categories');
  return (
    <EntityFormPage
      definition={categories}
      id={categoryId}
      {...(isForItem && {
        intro: <Banner>{t('form.forItem')}</Banner>,
        afterCreate: () => ({ to: '/menu-management/items/new' }),
      })}
    >
      {({ entity, access: _access, ...form }) => <CategoryForm category={entity} {...form} />}
    </EntityFormPage>
  );
}
