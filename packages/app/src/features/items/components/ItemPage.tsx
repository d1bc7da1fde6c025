import { ErrorState, LinkButton, PageHeader, Stack, toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormSkeleton, isMissing, MissingEntity } from '../../../shared/entity-page/index.ts';
import { useMenuAccess } from '../../../shared/menu-access/useMenuAccess.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref, usePageTitle } from '../../../shared/routing/index.ts';
import { getItem } from '../api/get-item.ts';
import { listCategoryOptions } from '../api/list-category-options.ts';
import { updateItem } from '../api/update-item.ts';
import { ItemForm } from './ItemForm.tsx';

/** One item, to be changed. */
export function ItemPage({ itemId }: { itemId: string }) {
  const { t } = useMessages('items');
  const href = useHref();
  const access = useMenuAccess();
  const query = useQuery(getItem(itemId));
  const categories = useQuery(listCategoryOptions());
  const { mutateAsync: update } = useMutation(updateItem(useQueryClient()));
  const item = query.data;
  usePageTitle(item?.name ?? t('title'));
  const listHref = href({ to: '/menu-management/items' });

  if (!item && isMissing(query.error)) {
    return (
      <MissingEntity
        title={t('form.notFoundTitle')}
        action={<LinkButton href={listHref}>{t('form.backToList')}</LinkButton>}
      >
        {t('form.notFoundText')}
      </MissingEntity>
    );
  }
  const failed = [query, categories].find(({ data, isError }) => !data && isError);
  if (failed) {
    return (
      <ErrorState
        title={t('list.errorTitle')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      >
        {failed.error?.message}
      </ErrorState>
    );
  }
  if (!item || !categories.data || !access) return <FormSkeleton />;
  return (
    <Stack gap={6}>
      <PageHeader title={item.name} breadcrumbs={[{ label: t('title'), href: listHref }]} />
      <ItemForm
        item={item}
        categories={categories.data}
        currency={access.currency}
        isReadOnly={!access.allowsWriting}
        onUpdate={async (version, patch) => {
          const saved = await update({ itemId, version, patch });
          toast(t('toast.updated'));
          return saved;
        }}
      />
    </Stack>
  );
}
