import { ErrorState, LinkButton, PageHeader, Stack, toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormSkeleton, isMissing, MissingEntity } from '../../../shared/entity-page/index.ts';
import { useMenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref, usePageTitle } from '../../../shared/routing/index.ts';
import { getCategory } from '../api/get-category.ts';
import { updateCategory } from '../api/update-category.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** One category, to be changed. */
export function CategoryPage({ categoryId }: { categoryId: string }) {
  const { t } = useMessages('categories');
  const href = useHref();
  const access = useMenuAccess();
  const query = useQuery(getCategory(categoryId));
  const { mutateAsync: update } = useMutation(updateCategory(useQueryClient()));
  const category = query.data;
  usePageTitle(category?.name ?? t('title'));
  const listHref = href({ to: '/menu-management/categories' });

  if (!category && isMissing(query.error)) {
    return (
      <MissingEntity
        title={t('form.notFoundTitle')}
        action={<LinkButton href={listHref}>{t('form.backToList')}</LinkButton>}
      >
        {t('form.notFoundText')}
      </MissingEntity>
    );
  }
  if (!category && query.isError) {
    return (
      <ErrorState
        title={t('form.errorTitle')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {query.error.message}
      </ErrorState>
    );
  }
  if (!category || !access) return <FormSkeleton />;
  return (
    <Stack gap={6}>
      <PageHeader title={category.name} breadcrumbs={[{ label: t('title'), href: listHref }]} />
      <CategoryForm
        category={category}
        isReadOnly={!access.allowsWriting}
        onUpdate={async (version, patch) => {
          const saved = await update({ categoryId, version, patch });
          toast(t('toast.updated'));
          return saved;
        }}
      />
    </Stack>
  );
}
