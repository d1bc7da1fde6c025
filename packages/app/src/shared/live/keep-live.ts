import type { LiveChange, paths } from '@cardamom/api-types';
import type { RegisteredRouter } from '@tanstack/react-router';
import { fetchStream, isOwnChange } from '../api/index.ts';
import { authenticationAtom, profileQuery } from '../session/index.ts';
import { whenAtRest } from '../browser/when-at-rest.ts';
import { createReader } from './read-in-time.ts';
import { joinFeed, type Place } from './shared-feed.ts';
import type { LiveEvent } from './stream-events.ts';
import { touchesOf } from './touched-queries.ts';

const path = `/api${'/live' satisfies keyof paths}`;

/** The longest that may be asked for; what is shown longer is read anew. */
const longestShownMs = 600_000;

function openStream(place: Place, signal: AbortSignal) {
  const headers = { accept: 'text/event-stream' };
  if ('lastEventId' in place)
    return fetchStream(path, { signal, headers: { ...headers, 'last-event-id': place.lastEventId } });
  const shownFor = Math.min(Math.max(0, Math.round(place.shownFor)), longestShownMs);
  return fetchStream(`${path}?shownFor=${shownFor}`, { signal, headers });
}

/** One notification stands so long (docs/rows.md, Times); of what is saved again and again meanwhile it says enough. */
const toldMs = 5000;
let lastTold = { id: '', at: 0 };

/** Says what happened elsewhere where it concerns what is on view. Only a courtesy: where it cannot be asked for, nothing is said. */
async function tellHere(router: RegisteredRouter, changes: readonly LiveChange[]): Promise<void> {
  const params = Object.values<string>(router.state.matches.at(-1)?.params ?? {});
  const told = changes.find(({ id }) => params.includes(id));
  if (told === undefined || (told.id === lastTold.id && Date.now() - lastTold.at < toldMs)) return;
  lastTold = { id: told.id, at: Date.now() };
  try {
    const { tellOfSave } = await import('./tell-elsewhere.ts');
    await tellOfSave(router, told.id);
  } catch {
    // What is shown follows all the same.
  }
}

/**
 * Keeps what this tab shows as it is on the server, for as long as somebody is signed in: what changes elsewhere is read
 * again. A form that is being typed in keeps its typing (docs/decisions.md, 25).
 */
export function keepLive(router: RegisteredRouter): void {
  const { queryClient, store } = router.options.context;
  const reader = createReader(queryClient);
  let joined: { restaurantId: string; leave: () => void } | null = null;
  /** Since when what is shown may have been read; the page itself at first. */
  let since = performance.timeOrigin;

  const onEvent = (event: LiveEvent) => {
    if (event.name === 'reset') reader.touch('all');
    else if (!isOwnChange(event.told.by)) {
      reader.touch(touchesOf(event.told.changes));
      if (!event.isFromBefore) void tellHere(router, event.told.changes);
    }
  };
  const leave = () => {
    joined?.leave();
    joined = null;
    reader.stop();
  };
  /** What waits to be sent goes from every page; who leaves takes what was kept of the restaurant along. */
  const servePresses = async () => {
    const { forgetReads, queueOf } = await import('../presses/index.ts');
    if (store.get(authenticationAtom) === 'signed-out') await forgetReads();
    const profile = queryClient.getQueryData(profileQuery.queryKey);
    await queueOf(queryClient).serve(
      profile ? { staffId: profile.id, restaurantId: profile.restaurant.id } : null,
    );
  };
  const follow = () => {
    servePresses().catch(() => undefined);
    const isIn = store.get(authenticationAtom) === 'authenticated';
    const restaurantId = isIn ? queryClient.getQueryData(profileQuery.queryKey)?.restaurant.id : undefined;
    if (restaurantId === joined?.restaurantId) return;
    leave();
    if (restaurantId === undefined) return;
    const name = `cardamom.live.${restaurantId}`;
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    joined = { restaurantId, leave: joinFeed({ name, since, open: openStream, onEvent, locks, window }) };
    since = Date.now();
  };

  store.sub(authenticationAtom, follow);
  const [profileKey] = profileQuery.queryKey;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === profileKey) follow();
  });
  // A page that the browser puts aside holds no stream; one that it brings back has missed what came meanwhile.
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    since = Date.now();
    follow();
    reader.touch('all');
  });
  whenAtRest(follow);
}
