import { Banner, PageHeader, Stack, toast } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { createCategory } from '../api/create-category.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** Props of `NewCategoryPage`. */
export interface NewCategoryPageProps {
  /** Began from the item form, which needs a category first: goes back there afterwards. */
  isForItem?: boolean;
}

/** A new category. */
export function NewCategoryPage({ isForItem = false }: NewCategoryPageProps) {
  const { t } = useMessages('categories');
  const href = useHref();
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(createCategory(useQueryClient()));
  usePageTitle(t('form.newTitle'));
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        breadcrumbs={[{ label: t('title'), href: href({ to: '/menu-management/categories' }) }]}
      />
      <Stack gap={6}>
        {isForItem && <Banner>{t('form.forItem')}</Banner>}
        <CategoryForm
          category={null}
          onCreate={(draft) => create(draft)}
          onCreated={async () => {
            toast(t('toast.created'));
            await navigate({ to: isForItem ? '/menu-management/items/new' : '/menu-management/categories' });
          }}
        />
      </Stack>
    </>
  );
}
