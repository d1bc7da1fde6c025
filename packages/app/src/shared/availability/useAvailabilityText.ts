import type { Availability } from '@cardamom/api-types';
import { useCallback } from 'react';
import { useAccess } from '../access/index.ts';
import { useMessages } from '../messages/index.ts';
import { momentInWords } from './until-choice.ts';
import { useMinute } from './useMinute.ts';

/** How it is said whether guests can have something: "Sold out until Sun 04:00", by the restaurant's own clock. */
export function useAvailabilityText(): (availability: Availability) => string {
  const { t } = useMessages('availability');
  const timeZone = useAccess().timeZone;
  const minute = useMinute();
  return useCallback(
    ({ state, until }) => {
      if (state === 'AVAILABLE' || until === null) return t(`state.${state}`);
      const end = momentInWords(until, minute, timeZone);
      return t(state === 'HIDDEN' ? 'state.hiddenUntil' : 'state.soldOutUntil', { until: end });
    },
    [t, minute, timeZone],
  );
}
