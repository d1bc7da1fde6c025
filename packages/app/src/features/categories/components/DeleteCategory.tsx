import { DependencyAlert } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@cardamom/api-types';
import { ApiError } from '../../../shared/api/index.ts';
import { DeleteEntity } from '../../../shared/list-page/index.ts';
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
  const href = useHref();
  const deletion = useMutation(deleteCategory(useQueryClient()));
  const failure = deletion.error instanceof ApiError ? deletion.error : null;

  if (failure?.code !== 'OM_003') {
    return <DeleteEntity words="categories" entity={category} deletion={deletion} onClose={onClose} />;
  }
  const hidden = failure.dependencyCount - failure.dependencies.length;
  return (
    <DependencyAlert
      title={t('delete.blockedTitle', { name: category.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
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
