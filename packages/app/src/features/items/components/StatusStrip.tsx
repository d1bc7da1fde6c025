import { itemStatuses, type Item } from '@cardamom/api-types';
import { Inline, MenuButton, SegmentedControl, Stack, Text, useIsAtLeast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { UntilSelect, useUntil, type UntilChoice } from '#shared/availability/index.ts';
import { toastWhereLive } from '#shared/entity/index.ts';
import { HoldingMenus, useActivation } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { items } from '../api/items.ts';
import { UntilAsked } from './UntilAsked.tsx';
import { useItemStatus } from './useItemStatus.ts';

/** Says where an item is live again. */
const tellActive = (said: string, item: Item) => toastWhereLive(said, items.menusOf, item);

/** What guests are told of the item, in one of four words; it takes effect at once and waits for no saving. */
export const StatusStrip = memo(function StatusStrip({ item }: { item: Item }) {
  const { t } = useMessages('availability');
  const access = useAccess();
  const isWide = useIsAtLeast('sm');
  const { mutateAsync: update } = useMutation(items.calls.update());
  const save = useCallback(
    ({ id, version }: Item, isActive: boolean) => update({ id, version, patch: { isActive } }),
    [update],
  );
  const activation = useActivation<Item>(save, tellActive);
  const status = useItemStatus(access, activation);
  const [until, setUntil] = useUntil();
  const now = status.statusOf(item);
  const chooseEnd = (choice: UntilChoice) => {
    setUntil(choice);
    status.choose(item, 'SOLD_OUT', choice);
  };
  const mayChange = access.can('changeAvailability');

  return (
    <Stack gap={2}>
      {!mayChange ? (
        <Text>{status.labelOf(item)}</Text>
      ) : isWide ? (
        <Inline gap={4}>
          <SegmentedControl
            label={t('card.label')}
            value={now}
            onChange={(next) => status.choose(item, next, until)}
            isReadOnly={activation.isChanging(item)}
            options={itemStatuses.map((id) => ({
              id,
              label: status.wordOf(id),
              icon: status.drawingOf(id),
              isDisabled: !status.mayBe(item, id),
            }))}
          />
          {now === 'SOLD_OUT' && <UntilSelect value={until} onChange={chooseEnd} />}
        </Inline>
      ) : (
        <MenuButton
          label={status.labelOf(item)}
          icon={status.drawingOf(now)}
          items={status.column.options(item)}
        />
      )}
      <UntilAsked />
      <Text tone="quiet" size="small" role="status">
        {now === 'SOLD_OUT' || now === 'HIDDEN' ? `${status.labelOf(item)}. ` : ''}
        {mayChange ? `${t('card.text')} ` : `${t('card.readOnly')} `}
        <HoldingMenus of="items" id={item.id} isShown={now === 'AVAILABLE' || now === 'SOLD_OUT'} />
      </Text>
    </Stack>
  );
});
