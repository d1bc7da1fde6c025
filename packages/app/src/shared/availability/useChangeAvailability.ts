import type {
  AvailabilityBatchResult,
  AvailabilityChange,
  AvailabilityEntity,
  AvailabilityEntry,
  AvailabilityState,
  HeldTogether,
} from '@cardamom/api-types';
import { offerUndo, toast } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../api/index.ts';
import { sayWhereLive } from '../entity/where-live.ts';
import { namesInWords, useMessages } from '../messages/index.ts';
import { changeAvailability } from './change-availability.ts';
import { untilOf, type UntilChoice } from './until-choice.ts';

/** What is marked: enough of an entry to name it. */
export type Marked = Pick<AvailabilityEntry, 'entity' | 'id' | 'name'>;

/** What of these guests see, sold out or not. */
function shownOf(entries: readonly AvailabilityEntry[]): HeldTogether {
  const shown = entries.filter(({ availability }) => availability.state !== 'HIDDEN');
  const idsOf = (kind: AvailabilityEntity) =>
    shown.flatMap(({ entity, id }) => (entity === kind ? [id] : []));
  return { itemIds: idsOf('ITEM'), optionIds: idsOf('MODIFIER_OPTION') };
}

/** Marks what guests can have, and says how that went and where it is seen; load the part `availability` of the catalogue first. */
export function useChangeAvailability() {
  const { t } = useMessages('availability');
  const { mutateAsync } = useMutation(changeAvailability(useQueryClient()));

  return useMemo(() => {
    const failed = (error: unknown, name: string) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CM_OFFLINE') toast.error(t('toast.offline', { name }));
      else if (error.code === 'CM_TIMEOUT') toast.error(t('toast.unsure', { name }));
      else toast.error(t('toast.failed', { name, reason: error.message }));
    };

    const send = async (changes: AvailabilityChange[], name: string) => {
      try {
        return await mutateAsync(changes);
      } catch (error) {
        failed(error, name);
        return null;
      }
    };

    const putBack = async (undo: AvailabilityChange[], name: string) => {
      const result = await send(undo, name);
      if (result) toast(t('toast.undone'));
      return result !== null;
    };

    /** Marks these alike; returns what was changed, or null when nothing was. */
    const mark = async (
      entries: readonly Marked[],
      state: AvailabilityState,
      until: UntilChoice = 'CHANGED',
    ): Promise<AvailabilityBatchResult | null> => {
      const [only, ...others] = entries;
      const name = only && others.length === 0 ? `“${only.name}”` : t('several', { count: entries.length });
      const changes = entries.map(({ entity, id }) => ({
        entity,
        id,
        state,
        ...(state !== 'AVAILABLE' && { until: untilOf(until) }),
      }));
      const result = await send(changes, name);
      if (result === null) return null;
      if (result.missing.length > 0) toast.error(t('toast.missing', { count: result.missing.length }));
      if (result.undo.length > 0)
        void sayWhereLive(t(`toast.${state}`, { name }), shownOf(result.entries)).then((title) =>
          offerUndo({
            title,
            ...(others.length > 0 && { message: namesInWords(entries.map((entry) => entry.name)) }),
            label: t('action.undo'),
            onUndo: () => void putBack(result.undo, name),
          }),
        );
      return result;
    };

    return { mark, putBack };
  }, [t, mutateAsync]);
}
