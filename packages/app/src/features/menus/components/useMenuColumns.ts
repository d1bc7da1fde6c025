import type { Menu } from '@cardamom/api-types';
import type { RowRemark, TableColumn } from '@cardamom/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMinute } from '#shared/availability/index.ts';
import { type SharedColumns } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { placeQuery } from '../api/get-place.ts';
import { datesInWords, nowInWords, windowsInWords } from '../model/hours-in-words.ts';

/** The columns of the menu list. */
export function useMenuColumns({
  name,
  status,
  stateRemark,
  updated,
  operations,
}: SharedColumns<Menu>): TableColumn<Menu>[] {
  const { t } = useMessages('menus');
  const { data: place } = useQuery(placeQuery);
  const now = useMinute();

  return useMemo(
    () => [
      {
        ...name,
        detail: (menu) => {
          const remark = stateRemark(menu);
          const hours: RowRemark = { text: windowsInWords(menu).join(' · '), on: 'narrow' };
          if (remark.length > 0 || !place) return [...remark, hours];
          const { label } = nowInWords(menu, place, now);
          return [{ text: label, tone: 'plain', on: 'cards' }, hours];
        },
      },
      {
        kind: 'status',
        id: 'now',
        header: t('list.column.now'),
        showsFrom: 'rows',
        value: (menu) => {
          if (!place) return null;
          const { label, isOn } = nowInWords(menu, place, now);
          return { label, tone: isOn ? 'success' : 'neutral', icon: isOn ? 'check' : 'clock' };
        },
      },
      {
        kind: 'text',
        id: 'hours',
        header: t('list.column.hours'),
        showsFrom: 'medium',
        value: (menu) => windowsInWords(menu).join(' · '),
        detail: datesInWords,
      },
      {
        kind: 'chips',
        id: 'sections',
        header: t('list.column.sections'),
        showsFrom: 'wide',
        value: ({ includesAllCategories, sections }) =>
          includesAllCategories
            ? [t('list.everything')]
            : sections.map(({ title, category }) => title || category.name),
      },
      status,
      updated,
      ...operations,
    ],
    [name, now, operations, place, stateRemark, status, t, updated],
  );
}
