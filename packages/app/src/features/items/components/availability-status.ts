import type { BadgeTone, IconName } from '@cardamom/ui';
import type { Availability } from '@cardamom/api-types';
import { message } from '../../../shared/messages/index.ts';

/** How a list says whether an item can be ordered; a time is said in the restaurant's own zone. */
export function availabilityStatus(
  { state, until }: Availability,
  timeZone: string | undefined,
): { label: string; tone: BadgeTone; icon?: IconName } {
  if (state === 'AVAILABLE') return { label: message('items:availability.AVAILABLE'), tone: 'neutral' };
  if (state === 'HIDDEN')
    return { label: message('items:availability.HIDDEN'), tone: 'neutral', icon: 'hidden' };
  if (until === null)
    return { label: message('items:availability.SOLD_OUT'), tone: 'error', icon: 'soldOut' };
  const time = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return {
    label: message('items:availability.soldOutUntil', { until: time.format(new Date(until)) }),
    tone: 'error',
    icon: 'soldOut',
  };
}
