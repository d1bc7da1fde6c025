import { IconButton, Inline, Text } from '@cardamom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { countItems } from '#shared/item-filter/count-items.ts';
import { itemOrder, lastListWith, longestOrder } from '../api/item-order.ts';

/** Where the item stands in the list the person came from, with the way to the ones before and after it. */
export function PlaceInList({ itemId }: { itemId: string }) {
  const { t } = useMessages('items');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [{ search, total }] = useState(() => lastListWith(queryClient, itemId));
  // How long a list is that nobody has seen is asked before it is read: one of thousands says no place.
  const { data: counts } = useQuery({ ...countItems(), enabled: total === undefined });
  const length = total ?? counts?.statuses.reduce((sum, { count }) => sum + count, 0);
  const isShort = length !== undefined && length <= longestOrder;
  const { data: ids = [] } = useQuery({ ...itemOrder(search), enabled: isShort });
  const at = ids.indexOf(itemId);
  if (at === -1) return null;
  const step = (label: string, icon: 'chevronUp' | 'chevronDown', to: string | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      isDisabled={to === undefined}
      onPress={() => {
        if (to !== undefined) void navigate({ to: '/menu-management/items/$itemId', params: { itemId: to } });
      }}
    />
  );
  return (
    <Inline gap={1}>
      <Text tone="quiet" size="small" isTabular>
        {t('form.place', { place: at + 1, count: ids.length })}
      </Text>
      {step(t('form.previous'), 'chevronUp', ids[at - 1])}
      {step(t('form.next'), 'chevronDown', ids[at + 1])}
    </Inline>
  );
}
