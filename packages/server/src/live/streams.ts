import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from '../changes/journal.ts';
import type { OpenStream, StreamAnswer } from '../http/call.ts';
import { entryText, eventText, type Audience } from './events.ts';
import { liveLimits, places, type LiveLimits } from './limits.ts';

/** Proxies end a connection on which nothing comes for 30 to 60 s. */
const beatEveryMs = 25_000;

/** When a browser's own EventSource comes back, in ms. */
const comeBackAfterMs = 3000;

/** So long may the asking itself travel, or wait for a free connection, in ms; what was told before is told again. */
const travelMs = 10_000;

/** So many are written to before others have their turn. */
const atOnce = 100;

/** Who asks to listen, and from where on. */
export type Asked = {
  readonly audience: Audience;
  readonly restaurantId: string;
  /** The session of the back office, or the network of a guest. */
  readonly source: string;
  /** The id of the last event heard. */
  readonly lastEventId: string | undefined;
  /** Without one, how many milliseconds before it asked what is shown began to be read. */
  readonly shownFor: number | undefined;
  /** Whether whoever listens still may; asked with each beat. */
  readonly mayGoOn?: () => Promise<boolean>;
};

type Listener = Pick<Asked, 'audience' | 'restaurantId' | 'source' | 'mayGoOn'> & {
  readonly stream: OpenStream;
  /** The last entry that was sent; null where that is not known any more. */
  place: number | null;
};

/** All who listen to this process. */
export type LiveStreams = {
  /** A stream that tells what the restaurant changes; throws CM_RATE where there is no room for it. */
  listen(asked: Asked): StreamAnswer;
  /** Ends every stream, and lets nobody in any more: whoever listened comes back elsewhere. */
  close(): void;
};

/** Keeps the streams: events in the order of the journal, a beat while nothing happens, and limits for all that is open. */
export function liveStreams(
  journal: Journal,
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits: LiveLimits = liveLimits,
): LiveStreams {
  const room = places();
  const listeners = new Map<string, Set<Listener>>();
  const changed = new Set<string>();
  let isTelling = false;
  let isBeating = false;
  let isClosed = false;

  function everybody(): Listener[] {
    return [...listeners.values()].flatMap((some) => Array.from(some));
  }

  function write({ stream }: Listener, text: string): void {
    if (text === '' || stream.destroyed || stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength > limits.waitingBytes) stream.destroy();
  }

  /** What an audience has to be told after a place; most of those who listen are at the same one. */
  function newsAfter(): (listener: Listener) => string {
    let latest = { key: '', text: '' };
    return ({ restaurantId, audience, place }) => {
      const key = `${restaurantId} ${audience} ${place} ${journal.last()}`;
      if (latest.key === key) return latest.text;
      const entries = place === null ? null : journal.after(restaurantId, place);
      const text = entries
        ? entries.map((entry) => entryText(entry, journal.idOf(entry.position), audience)).join('')
        : eventText('reset', journal.idOf(journal.last()));
      latest = { key, text };
      return text;
    };
  }

  function tell(listener: Listener, news = newsAfter()): void {
    write(listener, news(listener));
    listener.place = journal.last();
  }

  /** Goes on until nobody has anything to hear; a save never waits for it. */
  async function tellAll(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    await nextTurn();
    while (changed.size > 0) {
      const told = [...changed].flatMap((restaurantId) => Array.from(listeners.get(restaurantId) ?? []));
      changed.clear();
      const news = newsAfter();
      for (const [count, listener] of told.entries()) {
        tell(listener, news);
        if (count % atOnce === atOnce - 1) await nextTurn();
      }
    }
    isTelling = false;
  }

  /** Ends the streams of those who may not go on; where that cannot be found out, it is asked again with the next beat. */
  async function endSessions(): Promise<void> {
    try {
      for (const listener of everybody()) {
        if ((await listener.mayGoOn?.()) ?? true) continue;
        write(listener, eventText('end', journal.idOf(journal.last())));
        listener.stream.end();
      }
    } catch (err) {
      log.warn({ err }, 'the sessions of those who listen could not be looked up');
    }
  }

  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    for (const [count, listener] of everybody().entries()) {
      // Whoever has nothing to hear moves on in the journal too, and is not told to read anew for what others changed.
      tell(listener);
      write(listener, ': beat\n\n');
      if (count % atOnce === atOnce - 1) await nextTurn();
    }
    await endSessions();
    isBeating = false;
  }

  const beating = setInterval(() => void beat(), beatEveryMs).unref();
  const stopListening = journal.onEntry((restaurantId) => {
    for (const name of restaurantId === null ? listeners.keys() : [restaurantId])
      if (listeners.has(name)) changed.add(name);
    if (changed.size > 0) void tellAll();
  });

  function takePlace({ audience, restaurantId, source }: Asked): () => void {
    if (audience === 'guests')
      return room.take({
        guests: limits.guests,
        [`guests of ${restaurantId}`]: limits.atRestaurant,
        [`from ${source}`]: limits.fromNetwork,
      });
    const own = [...(listeners.get(restaurantId) ?? [])].filter(
      (listener) => listener.source === source && !listener.stream.destroyed,
    );
    if (own.length >= limits.ofSession) own[0]?.stream.destroy();
    return room.take({ office: limits.office, [`office of ${restaurantId}`]: limits.ofRestaurant });
  }

  function placeAsked({ lastEventId, shownFor }: Asked): number | null {
    if (lastEventId !== undefined) return journal.placeOf(lastEventId);
    return shownFor === undefined ? journal.last() : journal.placeBefore(shownFor + travelMs);
  }

  return {
    listen(asked) {
      const giveBack = takePlace(asked);
      const { audience, restaurantId, source, mayGoOn: may } = asked;
      return {
        contentType: 'text/event-stream; charset=utf-8',
        begin(stream) {
          if (stream.destroyed) {
            giveBack();
            return;
          }
          const all = listeners.get(restaurantId) ?? new Set();
          const listener: Listener = {
            audience,
            restaurantId,
            source,
            ...(may && { mayGoOn: may }),
            stream,
            place: placeAsked(asked),
          };
          stream.once('close', () => {
            giveBack();
            all.delete(listener);
            if (all.size === 0) listeners.delete(restaurantId);
          });
          if (isClosed) {
            stream.end();
            return;
          }
          listeners.set(restaurantId, all.add(listener));
          stream.write(`retry: ${comeBackAfterMs}\n\n`);
          tell(listener);
          write(listener, eventText('ready', journal.idOf(journal.last())));
        },
      };
    },
    close() {
      isClosed = true;
      clearInterval(beating);
      stopListening();
      for (const { stream } of everybody()) stream.end();
    },
  };
}
