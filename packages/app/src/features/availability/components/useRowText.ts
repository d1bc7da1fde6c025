import { useCallback } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { momentInWords, useAvailabilityText, useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { isGone, type DishRow } from '../model/dish-rows.ts';

/** What is said below a dish's name: until when it is gone, and who said so when, or that this is not sent yet. */
export function useRowText(): (row: DishRow, saysWaiting: boolean) => string {
  const { t } = useMessages('availability');
  const textOf = useAvailabilityText();
  const { timeZone } = useAccess();
  const minute = useMinute();
  return useCallback(
    (row, saysWaiting) => {
      const { availability, entry } = row;
      if (saysWaiting) return t('waiting', { state: textOf(availability) });
      if (!isGone(row)) return '';
      const { at, by } = entry.lastChange ?? { at: '', by: null };
      if (by === null || row.isWaiting) return textOf(availability);
      return t('changedBy', { state: textOf(availability), by, at: momentInWords(at, minute, timeZone) });
    },
    [t, textOf, minute, timeZone],
  );
}
