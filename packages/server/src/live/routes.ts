import { mayStayIn } from '../authentication/session.ts';
import { open, type Handlers } from '../http/call.ts';
import { networkOf } from '../http/network.ts';
import { findByUrl } from '../public/find-restaurant.ts';
import { Problem } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import type { LiveStreams } from './streams.ts';

function lastEventIdOf({ headers }: { headers: Record<string, unknown> }): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
}

/** Handlers of the contract's streams: `/live` for the restaurant's people, `/public/restaurants/{restaurantUrl}/live` for its guests. */
export function liveHandlers(services: Services, streams: LiveStreams) {
  return {
    listenLive: open<'listenLive'>(async ({ staff, query, request }) => {
      if (!staff) throw new Problem('C_009');
      const stream = streams.listen({
        audience: 'office',
        restaurantId: staff.restaurantId,
        source: staff.familyId,
        lastEventId: lastEventIdOf(request),
        shownFor: query.shownFor,
        mayGoOn: () => mayStayIn(services, staff),
      });
      return { status: 200, stream };
    }),

    listenPublicLive: open<'listenPublicLive'>(async ({ params, query, request }) => {
      const found = await findByUrl(services.database, params.restaurantUrl);
      if (found === null) throw new Problem('C_001');
      const stream = streams.listen({
        audience: 'guests',
        restaurantId: found.restaurantId,
        source: networkOf(request.ip),
        lastEventId: lastEventIdOf(request),
        shownFor: query.shownFor,
      });
      return { status: 200, stream };
    }),
  } satisfies Handlers;
}
