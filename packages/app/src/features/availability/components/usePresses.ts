import type { Availability } from '@cardamom/api-types';
import { untilMoment, type Place } from '@cardamom/api-types/schedule';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { untilOf, type UntilChoice } from '#shared/availability/index.ts';
import { queueOf } from '#shared/presses/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { placeQuery } from '../api/sold-out-reads.ts';
import { isGone, type DishRow } from '../model/dish-rows.ts';

/** As a moment where the restaurant's hours are known: what is pressed tonight and sent tomorrow ends with tonight. */
function resolved(choice: UntilChoice, place: Place | undefined): string | null {
  const until = untilOf(choice);
  if (place === undefined) return until;
  const moment = untilMoment(until, Date.now(), place);
  return moment === null ? null : new Date(moment).toISOString();
}

const momentOf = (until: string | null) => (until === null ? null : Date.parse(until));

const isSame = (one: Availability, other: Availability) =>
  one.state === other.state && momentOf(one.until) === momentOf(other.until);

/** The line of presses of who is signed in, and what a tap on a row adds to it: the other state, or what was there before the last tap. */
export function usePresses(until: UntilChoice) {
  const queue = queueOf(useQueryClient());
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const { data: place } = useQuery(placeQuery);
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const before = useRef(new Map<string, { was: Availability; made: Availability }>());
  const staffId = profile?.id;
  const restaurantId = profile?.restaurant.id;

  useEffect(() => {
    if (staffId !== undefined && restaurantId !== undefined) void queue.serve({ staffId, restaurantId });
  }, [queue, staffId, restaurantId]);

  return useMemo(() => {
    const tap = ({ entry: { entity, id, name }, availability }: DishRow) => {
      const last = before.current.get(id);
      const isUndo = last !== undefined && isSame(last.made, availability);
      const other: Availability = isGone({ availability })
        ? { state: 'AVAILABLE', until: null }
        : { state: 'SOLD_OUT', until: resolved(until, place) };
      const made = isUndo ? last.was : other;
      before.current.delete(id);
      if (!isUndo) before.current.set(id, { was: availability, made });
      void queue.press({ entity, id, name, ...made });
    };
    return { state, tap, dismiss: (seq: number) => void queue.dismiss(seq) };
  }, [queue, state, until, place]);
}
