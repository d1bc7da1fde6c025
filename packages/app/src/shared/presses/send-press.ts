import type { AvailabilityPress, AvailabilityPressResult, paths } from '@cardamom/api-types';
import { ApiError } from '../api/index.ts';
import { errorOf } from '../api/api-error.ts';
import { sendInSession, session } from '../api/client.ts';
import { fetchInTime } from '../api/time-out.ts';
import type { KeptPress } from './kept-press.ts';

const path = `/api${'/online-menu/availability/presses' satisfies keyof paths}`;

/**
 * Sends one press under its own key, which the client of the other calls would replace by one of the tab. Throws `ApiError`.
 * What it was sent at is the clock that it was pressed by, so that only the time between them counts.
 */
export async function sendPress(press: KeptPress, device: string): Promise<AvailabilityPressResult> {
  const { key, staffId, entity, id, state, until, pressedAt } = press;
  const send = () => {
    const body: AvailabilityPress = {
      entity,
      id,
      state,
      until,
      staffId,
      device,
      pressedAt: new Date(pressedAt).toISOString(),
      sentAt: new Date().toISOString(),
    };
    return fetchInTime(
      new Request(path, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    );
  };
  const response = await sendInSession(path, send, session);
  if (!response.ok) throw await errorOf(response);
  const { data } = (await response.json()) as { data: AvailabilityPressResult };
  return data;
}

/** What a failure means for the press: wait and try again, wait for the right person, or never. */
export function meaningOf(error: ApiError): 'later' | 'other-person' | 'never' {
  if (error.status === 401 || error.errors.some(({ pointer }) => pointer === '/staffId'))
    return 'other-person';
  // A server that does not know the call yet, or not any more, is on its way to another version.
  const isPassing = [404, 405, 408, 425, 429].includes(error.status);
  return error.isTransient || isPassing ? 'later' : 'never';
}
