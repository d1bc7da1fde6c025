import { Button, DependencyAlert, Inline, offerUndo, Select, Stack, Text, toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@cardamom/api-types';
import { useState } from 'react';
import { ApiError, readAgain } from '#shared/api/index.ts';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { deletionReasonOf, undoBatch, useBlockers, type ListWork } from '#shared/list-page/index.ts';
import { namesInWords, useMessages } from '#shared/messages/index.ts';
import { moveItems } from '../api/move-items.ts';

/** Props of `CategoryInUse`. */
export interface CategoryInUseProps {
  category: Category;
  /** What the server says is in the way. */
  failure: ApiError;
  work: ListWork<Category>;
  onClose: () => void;
}

/** Names the items that keep a category from being deleted, leads to each, and moves them elsewhere. */
export function CategoryInUse({ category, failure, work, onClose }: CategoryInUseProps) {
  const { t } = useMessages('categories');
  const blockersOf = useBlockers();
  const hidden = failure.dependencyCount - failure.dependencies.length;
  return (
    <DependencyAlert
      title={t('delete.blockedTitle', { name: category.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      message={t('delete.blockedText', { count: failure.dependencyCount })}
      blockers={blockersOf(failure)}
    >
      <Stack gap={3}>
        {hidden > 0 && <Text>{t('delete.blockedMore', { count: hidden })}</Text>}
        <MoveAndDelete {...{ category, work, onClose }} />
      </Stack>
    </DependencyAlert>
  );
}

function MoveAndDelete({ category, work, onClose }: Omit<CategoryInUseProps, 'failure'>) {
  const { t } = useMessages('categories');
  const { t: shared } = useMessages('entities');
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(listCategoryOptions());
  const [targetId, setTargetId] = useState<string | null>(null);
  const options = data.filter(({ id }) => id !== category.id);
  const moving = useMutation({
    mutationFn: async (toCategoryId: string) => {
      const { batchId } = await moveItems(category.id, toCategoryId);
      await work.actions.remove(category);
      return batchId;
    },
    onSuccess: (batchId) => {
      const bringBack = async () => {
        await work.restore(category);
        await undoBatch(batchId);
        await readAgain(queryClient, work.actions.touches);
      };
      offerUndo({
        title: t('toast.deleted'),
        message: namesInWords([category.name]),
        label: shared('toast.undo'),
        onUndo: () => void bringBack(),
      });
    },
    onError: (error) => toast.error(error instanceof ApiError ? deletionReasonOf(error) : error.message),
    onSettled: async () => {
      onClose();
      await readAgain(queryClient, work.actions.touches);
    },
  });

  if (options.length === 0) return null;
  return (
    <Inline align="end" gap={3}>
      <Select
        label={t('delete.moveTo')}
        placeholder={t('delete.chooseTarget')}
        options={options}
        value={targetId}
        onChange={setTargetId}
      />
      <Button
        variant="destructive"
        isDisabled={targetId === null}
        isPending={moving.isPending}
        onPress={() => targetId !== null && moving.mutate(targetId)}
      >
        {t('delete.moveAndDelete')}
      </Button>
    </Inline>
  );
}
