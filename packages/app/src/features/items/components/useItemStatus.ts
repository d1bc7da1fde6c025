import type { Item, ItemStatus } from '@cardamom/api-types';
import type { MenuButtonItem } from '@cardamom/ui';
import type { StateLook, TableColumn } from '@cardamom/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { createElement, useMemo } from 'react';
import {
  businessDayEndQuery,
  hoursFrom,
  lastTimeOf,
  timeOf,
  useAvailabilityText,
  useChangeAvailability,
  useMinute,
  type UntilChoice,
} from '#shared/availability/index.ts';
import { HoldingMenus, type Activation } from '#shared/list-page/index.ts';
import type { Access } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { askedUntilAtom } from '../atoms.ts';

/** What ends later than in a day ends not with this one, in ms. */
const dayMs = 86_400_000;

const drawings = {
  AVAILABLE: 'success',
  SOLD_OUT: 'soldOut',
  HIDDEN: 'hidden',
  INACTIVE: 'inactive',
} as const;

const looks: Readonly<Record<ItemStatus, { look: StateLook; icon?: 'soldOut' | 'hidden' | 'inactive' }>> = {
  AVAILABLE: { look: 'usual' },
  SOLD_OUT: { look: 'warning', icon: 'soldOut' },
  HIDDEN: { look: 'muted', icon: 'hidden' },
  INACTIVE: { look: 'outline', icon: 'inactive' },
};

/** Answers the next full hours; works them out the first time that it is asked. */
function hoursOnce(moment: number, timeZone: string): () => readonly string[] {
  let hours: readonly string[] | undefined;
  return () => (hours ??= hoursFrom(moment, timeZone));
}

/** The status of items, one of four words, and the menu that changes it. */
export function useItemStatus(access: Access, activation: Activation<Item>) {
  const { t } = useMessages('availability');
  const { t: shared } = useMessages('entities');
  const textOf = useAvailabilityText();
  const minute = useMinute();
  const { mark } = useChangeAvailability();
  const { data: dayEnd } = useQuery(businessDayEndQuery);
  const askUntil = useSetAtom(askedUntilAtom);

  return useMemo(() => {
    const hours = hoursOnce(minute, access.timeZone);
    // Worked out before a menu is opened, which has to be there at once.
    lastTimeOf(hours);
    const statusOf = (item: Item): ItemStatus =>
      activation.isActive(item) ? item.availability.state : 'INACTIVE';
    const labelOf = (item: Item) =>
      activation.isActive(item) ? textOf(item.availability) : shared('list.inactive');

    const choose = (item: Item, status: ItemStatus, until?: UntilChoice) => {
      const isActive = status !== 'INACTIVE';
      if (activation.isActive(item) !== isActive) activation.setActive(item, isActive);
      if (status === 'INACTIVE') return;
      const isSame = status === item.availability.state && status !== 'SOLD_OUT';
      if (!isSame) void mark([{ entity: 'ITEM', id: item.id, name: item.name }], status, until);
    };

    // Who may not edit the menu may not bring an inactive item back either.
    const mayBe = (item: Item, status: ItemStatus) =>
      status === 'INACTIVE'
        ? access.can('updateItem')
        : access.can('changeAvailability') && (activation.isActive(item) || access.can('updateItem'));

    /** Which of its ends a sold-out item has. */
    const endOf = ({ availability: { until } }: Item, last: string | null) => {
      if (until === null) return 'sold-out';
      const time = timeOf(until, access.timeZone);
      if (Date.parse(until) - minute > dayMs) return 'sold-out-time';
      if (time === last) return 'sold-out-last';
      return dayEnd === undefined || time === dayEnd ? 'sold-out-day' : 'sold-out-time';
    };

    const options = (item: Item): MenuButtonItem[] => {
      const now = statusOf(item);
      const isDisabled = !mayBe(item, 'AVAILABLE');
      const last = lastTimeOf(hours);
      const end = now === 'SOLD_OUT' ? endOf(item, last) : null;
      const soldOut = (
        id: 'sold-out' | 'sold-out-day' | 'sold-out-last' | 'sold-out-time',
        [label, text]: [string, string],
        until: UntilChoice | null,
      ): MenuButtonItem => ({
        id,
        icon: 'soldOut',
        label,
        under: { label: t('state.SOLD_OUT'), icon: 'soldOut', description: t('choice.SOLD_OUT'), text },
        isChosen: end === id,
        isDisabled,
        onAction: () => {
          const mark = (choice: UntilChoice) => choose(item, 'SOLD_OUT', choice);
          if (until === null) askUntil({ item, onChoose: mark });
          else mark(until);
        },
      });
      return [
        {
          id: 'available',
          icon: 'success',
          label: t('state.AVAILABLE'),
          description: t('choice.AVAILABLE'),
          isChosen: now === 'AVAILABLE',
          isDisabled,
          onAction: () => choose(item, 'AVAILABLE'),
        },
        {
          ...soldOut(
            'sold-out-day',
            [t('choice.businessDay'), t('choice.businessDayShort')],
            'END_OF_BUSINESS_DAY',
          ),
          ...(dayEnd !== undefined && { end: dayEnd }),
        },
        ...(last === null
          ? []
          : [
              soldOut(
                'sold-out-last',
                [t('choice.lastTime', { time: last }), t('choice.lastTimeShort', { time: last })],
                last,
              ),
            ]),
        soldOut('sold-out-time', [t('choice.time'), t('choice.timeShort')], null),
        soldOut('sold-out', [t('choice.changed'), t('choice.changedShort')], 'CHANGED'),
        {
          id: 'hidden',
          icon: 'hidden',
          label: t('state.HIDDEN'),
          description: t('choice.HIDDEN'),
          isChosen: now === 'HIDDEN',
          isDisabled,
          onAction: () => choose(item, 'HIDDEN'),
        },
        {
          id: 'inactive',
          icon: 'inactive',
          label: shared('list.inactive'),
          description: t('choice.INACTIVE'),
          isChosen: now === 'INACTIVE',
          isDisabled: !mayBe(item, 'INACTIVE'),
          onAction: () => choose(item, 'INACTIVE'),
        },
      ];
    };

    const column = {
      kind: 'choice' as const,
      id: 'status',
      header: shared('list.status'),
      showsFrom: 'rows' as const,
      value: (item: Item) => ({ label: labelOf(item), ...looks[statusOf(item)] }),
      label: (item: Item) => shared('list.statusOf', { name: item.name, state: labelOf(item) }),
      isDisabled: () => !access.can('changeAvailability'),
      isChanging: activation.isChanging,
      options,
      foot: (item: Item) =>
        createElement(HoldingMenus, {
          of: 'items',
          id: item.id,
          isShown: ['AVAILABLE', 'SOLD_OUT'].includes(statusOf(item)),
        }),
    } satisfies TableColumn<Item>;
    const wordOf = (status: ItemStatus) =>
      status === 'INACTIVE' ? shared('list.inactive') : t(`state.${status}`);
    const drawingOf = (status: ItemStatus) => drawings[status];
    return {
      choose,
      mayBe,
      wordOf,
      drawingOf,
      column,
      statusOf,
      labelOf,
      iconOf: (item: Item) => looks[statusOf(item)].icon,
    };
  }, [access, activation, askUntil, dayEnd, mark, minute, shared, t, textOf]);
}
