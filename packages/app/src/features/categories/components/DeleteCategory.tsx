import { AlertDialog, DependencyAlert, toast } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@cardamom/api-types';
import { ApiError } from '../../../shared/api/index.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { useHref } from '../../../shared/routing/index.ts';
import { deleteCategory } from '../api/delete-category.ts';

/** Props of `DeleteCategory`. */
export interface DeleteCategoryProps {
  category: Category;
  onClose: () => void;
}

/** Asks by name, deletes, and names the items in the way where some still belong to the category. */
export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const { t } = useMessages('categories');
  const { t: shared } = useMessages('menuManagement');
  const href = useHref();
  const deletion = useMutation(deleteCategory(useQueryClient()));
  const failure = deletion.error instanceof ApiError ? deletion.error : null;
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };

  if (failure?.code === 'OM_003') {
    const hidden = failure.dependencyCount - failure.dependencies.length;
    return (
      <DependencyAlert
        title={t('delete.blockedTitle', { name: category.name })}
        isOpen
        onOpenChange={close}
        message={t('delete.blockedText', { count: failure.dependencyCount })}
        blockers={failure.dependencies.map(({ id, name }) => ({
          id,
          label: name,
          href: href({ to: '/menu-management/items/$itemId', params: { itemId: id } }),
        }))}
      >
        {hidden > 0 && t('delete.blockedMore', { count: hidden })}
      </DependencyAlert>
    );
  }
  return (
    <AlertDialog
      title={t('delete.title', { name: category.name })}
      isOpen
      onOpenChange={close}
      confirmLabel={t('delete.confirm')}
      isDestructive
      isPending={deletion.isPending}
      onConfirm={() =>
        deletion.mutate(category, {
          onSuccess: () => {
            toast(t('toast.deleted'));
            onClose();
          },
          onError: (error) => {
            if (error instanceof ApiError && error.code === 'OM_003') return;
            const isConflict = error instanceof ApiError && error.code === 'CM_CONFLICT';
            toast.error(isConflict ? shared('toast.changedMeanwhile') : error.message);
            onClose();
          },
        })
      }
    >
      {t('delete.text')}
    </AlertDialog>
  );
}
