import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ModifierGroup } from '@cardamom/api-types';
import { useEntityColumns, type ListWork } from '#shared/list-page/index.ts';
import type { MenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { choiceSentence } from '#shared/modifier-choice/index.ts';
import { updateModifierGroup } from '../api/update-modifier-group.ts';

interface ModifierGroupColumnsOptions {
  access: MenuAccess | null;
  rowHref: (group: ModifierGroup) => string;
  onDelete: (group: ModifierGroup) => void;
  work: ListWork<ModifierGroup> | null;
}

/** The columns of the modifier list. */
export function useModifierGroupColumns(options: ModifierGroupColumnsOptions): TableColumn<ModifierGroup>[] {
  const { t } = useMessages('modifiers');
  const { mutateAsync: update } = useMutation(updateModifierGroup(useQueryClient()));
  const saveActive = useCallback(
    ({ id, version }: ModifierGroup, isActive: boolean) =>
      update({ modifierGroupId: id, version, patch: { isActive } }),
    [update],
  );
  const { name, status, stateRemark, updated, operations } = useEntityColumns<ModifierGroup>({
    ...options,
    words: 'modifiers',
    saveActive,
  });

  return useMemo(
    () => [
      {
        ...name,
        detail: (group) => {
          const { guestName, minimum, maximum, options } = group;
          const remark = stateRemark(group);
          const rule: RowRemark = {
            text: choiceSentence({ minimum, maximum, optionCount: options.length }),
            on: 'narrow',
          };
          return [...(guestName ? [{ text: guestName }] : []), ...(remark.length > 0 ? remark : [rule])];
        },
      },
      {
        kind: 'text',
        id: 'rule',
        header: t('list.column.rule'),
        showsFrom: 'medium',
        value: ({ minimum, maximum, options: { length } }) =>
          choiceSentence({ minimum, maximum, optionCount: length }),
      },
      {
        kind: 'chips',
        id: 'options',
        header: t('list.column.options'),
        showsFrom: 'wide',
        value: (group) => group.options.map((option) => option.name),
      },
      {
        kind: 'text',
        id: 'usedByCount',
        header: t('list.column.usedBy'),
        showsFrom: 'rows',
        isSortable: true,
        value: ({ usedByCount }) => t('list.usedByCount', { count: usedByCount }),
      },
      status,
      updated,
      ...operations,
    ],
    [name, operations, stateRemark, status, t, updated],
  );
}
