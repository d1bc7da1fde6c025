import type { paths } from '@cardamom/api-types';

const path = `/api${'/public/restaurants/{restaurantUrl}/live' satisfies keyof paths}`;

/** The longest that the stream can be asked to go back, in ms; what is shown longer is read anew. */
export const longestShownMs = 600_000;

/** Where a stream begins: after an event, or with all that changed while this was shown, in ms. */
export interface StreamPlace {
  restaurantUrl: string;
  lastEventId: string | null;
  shownFor: number;
}

/** Begins to listen for changes of a restaurant; throws where nobody can listen. */
export async function openStream(
  { restaurantUrl, lastEventId, shownFor }: StreamPlace,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const shown = Math.round(Math.min(Math.max(shownFor, 0), longestShownMs));
  const query = lastEventId === null ? `?shownFor=${shown}` : '';
  const { ok, body } = await fetch(
    path.replace('{restaurantUrl}', encodeURIComponent(restaurantUrl)) + query,
    {
      headers: {
        accept: 'text/event-stream',
        ...(lastEventId !== null && { 'last-event-id': lastEventId }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    },
  );
  if (!ok || !body) throw new Error('Nobody can listen at the moment');
  return body;
}
