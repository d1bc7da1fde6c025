import type { AvailabilityChange, AvailabilityEntry, AvailabilityState } from '@cardamom/api-types';
import { Button, Card, CheckboxGroup, EmptyState, Inline, Stack } from '@cardamom/ui';
import { useState } from 'react';
import { useAvailabilityText, useChangeAvailability } from '#shared/availability/index.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { isGone } from '../model/dish-rows.ts';

/** Props of `TouchedDishes`. */
export interface TouchedDishesProps {
  ingredient: string;
  /** The dishes and options that hold it, as they stand. */
  entries: readonly AvailabilityEntry[];
  /** Until when they are marked. */
  until: string;
}

/** The dishes that an ingredient touches, all chosen from the start: marked together, brought back together, undone exactly. */
export function TouchedDishes({ ingredient, entries, until }: TouchedDishesProps) {
  const { t } = useMessages('availability');
  const textOf = useAvailabilityText();
  const { mark, putBack } = useChangeAvailability();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<AvailabilityChange[]>([]);
  const [isPending, setIsPending] = useState(false);

  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState title={t('ingredients.noMatchTitle')} illustration="plate">
          {t('ingredients.nothing', { name: ingredient })}
        </EmptyState>
      </Card>
    );
  }

  const chosen = entries.filter(({ id }) => !leftOut.has(id));
  const toMark = chosen.filter((entry) => !isGone(entry));
  const toRestore = chosen.filter(isGone);
  const working = async (work: () => Promise<AvailabilityChange[]>) => {
    setIsPending(true);
    setUndo(await work());
    setIsPending(false);
  };
  const apply = (touched: readonly AvailabilityEntry[], state: AvailabilityState) =>
    void working(async () => (await mark(touched, state, until))?.undo ?? undo);
  const takeBack = () => void working(async () => ((await putBack(undo, ingredient)) ? [] : undo));

  return (
    <TitledCard title={t('ingredients.touches', { name: ingredient })} gap={3}>
      <Stack gap={4}>
        <CheckboxGroup
          label={t('ingredients.touchesText')}
          options={entries.map((entry) => ({
            id: entry.id,
            label: entry.name,
            description: isGone(entry) ? textOf(entry.availability) : entry.belongsTo.join(', '),
          }))}
          value={chosen.map(({ id }) => id)}
          onChange={(ids) =>
            setLeftOut(new Set(entries.map(({ id }) => id).filter((id) => !ids.includes(id))))
          }
        />
        <Inline gap={3}>
          {toMark.length > 0 && (
            <Button
              size="large"
              variant="primary"
              icon="soldOut"
              isPending={isPending}
              onPress={() => apply(toMark, 'SOLD_OUT')}
            >
              {t('ingredients.mark', { count: toMark.length })}
            </Button>
          )}
          {toRestore.length > 0 && (
            <Button
              size="large"
              icon="restore"
              isPending={isPending}
              onPress={() => apply(toRestore, 'AVAILABLE')}
            >
              {t('ingredients.restore', { count: toRestore.length })}
            </Button>
          )}
          {undo.length > 0 && (
            <Button size="large" icon="undo" isPending={isPending} onPress={takeBack}>
              {t('action.undo')}
            </Button>
          )}
        </Inline>
      </Stack>
    </TitledCard>
  );
}
