import type { AvailabilityState, Item } from '@cardamom/api-types';
import { Banner, FormCard, SegmentedControl, Stack, Text } from '@cardamom/ui';
import { availabilityStates } from '@cardamom/api-types';
import {
  UntilSelect,
  useAvailabilityText,
  useChangeAvailability,
  useUntil,
} from '#shared/availability/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `AvailabilityCard`. */
export interface AvailabilityCardProps {
  item: Pick<Item, 'id' | 'name' | 'availability'>;
}

/** Whether guests can have the item now; unlike the rest of the form it takes effect at once and waits for no saving. */
export function AvailabilityCard({ item }: AvailabilityCardProps) {
  const { t } = useMessages('availability');
  const textOf = useAvailabilityText();
  const allowsAvailability = useAccess().can('changeAvailability');
  const { mark } = useChangeAvailability();
  const [until, setUntil] = useUntil();
  const { state } = item.availability;
  const set = (next: AvailabilityState, choice: string) =>
    void mark([{ entity: 'ITEM', id: item.id, name: item.name }], next, choice);

  return (
    <FormCard id="availability" title={t('card.title')} description={t('card.text')}>
      {allowsAvailability ? (
        <Stack gap={4}>
          <SegmentedControl
            label={t('card.label')}
            value={state}
            onChange={(next) => set(next, until)}
            options={availabilityStates.map((id) => ({ id, label: t(`state.${id}`) }))}
          />
          <UntilSelect
            value={until}
            onChange={(choice) => {
              setUntil(choice);
              if (state !== 'AVAILABLE') set(state, choice);
            }}
          />
        </Stack>
      ) : (
        <Banner>{t('card.readOnly')}</Banner>
      )}
      {(state !== 'AVAILABLE' || !allowsAvailability) && (
        <Text role="status">{textOf(item.availability)}</Text>
      )}
    </FormCard>
  );
}
