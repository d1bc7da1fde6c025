import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { useMemo } from 'react';
import type { ModifierGroup } from '@cardamom/api-types';
import { type SharedColumns } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { choiceSentence } from '#shared/modifier-choice/index.ts';

/** The columns of the modifier list. */
export function useModifierGroupColumns({
  name,
  status,
  stateRemark,
  updated,
  operations,
}: SharedColumns<ModifierGroup>): TableColumn<ModifierGroup>[] {
  const { t } = useMessages('modifiers');

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
