import { ApiError } from '../api/index.ts';
import { leadByAsking, leadByLock, type LeadMessage } from './lead.ts';
import { keepStream, type StreamToKeep } from './keep-stream.ts';
import { toldBy, type LiveEvent } from './stream-events.ts';

/** What tabs of one browser tell one another. */
type Message =
  | LeadMessage
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'place'; id: string }
  /** A tab that has just come: what is shown there began to be read at this moment of `Date.now()`. */
  | { kind: 'hello'; from: string; since: number }
  | { kind: 'missed'; to: string; events: readonly LiveEvent[] };

/** Where a stream goes on: after an event, or from what is shown, which began to be read so many milliseconds ago. */
export type Place = { lastEventId: string } | { shownFor: number };

/** What a tab needs to take part. */
export interface FeedOptions {
  /** Tabs with the same name share one stream. */
  name: string;
  /** When what this tab shows began to be read, as `Date.now()`. */
  since: number;
  open: (place: Place, signal: AbortSignal) => ReturnType<StreamToKeep['open']>;
  onEvent: (event: LiveEvent) => void;
  /** Missing on plain http. */
  locks?: Pick<LockManager, 'request'> | undefined;
  window?: StreamToKeep['window'];
}

/** How long a leader remembers what it told, for tabs that have just come, in ms. */
const rememberedMs = 60_000;
const mostRemembered = 100;

/**
 * Hears what the server tells, through one stream for all tabs of the browser: one tab leads and has it, the others hear of
 * it; when that one goes, another goes on from the last event that all have heard. Returns how to leave.
 */
export function joinFeed({ name, since, open, onEvent, locks, window }: FeedOptions): () => void {
  const me = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel(name);
  let lastId: string | null = null;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const send = (message: Message) => channel.postMessage(message);
  const hear = (listener: (message: Message) => void) => {
    const heard = ({ data }: MessageEvent<Message>) => listener(data);
    channel.addEventListener('message', heard);
    return () => channel.removeEventListener('message', heard);
  };
  const taken: string[] = [];
  const take = (event: LiveEvent) => {
    taken.push(event.id);
    if (taken.length > mostRemembered) taken.shift();
    // One that the leader made up names no place.
    if (event.id !== '') lastId = event.id;
    onEvent(event);
  };

  function lead(): () => void {
    let knownSince = lastId === null ? since : Date.now();
    let told: { at: number; event: LiveEvent }[] = [];
    const remember = (event: LiveEvent) => {
      const oldest = Date.now() - rememberedMs;
      const kept = told.filter(({ at }) => at >= oldest).slice(1 - mostRemembered);
      const [forgotten] = told.slice(0, told.length - kept.length).slice(-1);
      if (forgotten) knownSince = forgotten.at + 1;
      told = [...kept, { at: Date.now(), event }];
    };
    const stopAnswering = hear((message) => {
      if (message.kind !== 'hello') return;
      if (lastId !== null) send({ kind: 'place', id: lastId });
      const isKnown = message.since >= knownSince;
      const events = told.filter(({ at }) => at >= message.since).map(({ event }) => event);
      const anew: LiveEvent = { id: lastId ?? '', name: 'reset' };
      if (!isKnown || events.length > 0)
        send({ kind: 'missed', to: message.from, events: isKnown ? events : [anew] });
    });
    let isCatchingUp = false;
    const stopStream = keepStream({
      window,
      isSignedOut: (error) => error instanceof ApiError && error.status === 401,
      open: (signal) => {
        isCatchingUp = lastId === null;
        return open(lastId === null ? { shownFor: Date.now() - since } : { lastEventId: lastId }, signal);
      },
      onEvent: (event) => {
        const told = toldBy(event);
        const news: LiveEvent | null = told && isCatchingUp ? { ...told, isFromBefore: true } : told;
        lastId = event.id;
        if (event.name === 'ready') {
          isCatchingUp = false;
          send({ kind: 'place', id: event.id });
        }
        if (news === null) return;
        remember(news);
        send({ kind: 'event', event: news });
        take(news);
      },
    });
    return () => {
      stopStream();
      stopAnswering();
    };
  }

  const stopHearing = hear((message) => {
    if (message.kind === 'place') lastId = message.id;
    else if (message.kind === 'event') take(message.event);
    else if (message.kind === 'missed' && message.to === me) {
      // What is told to all may be on its way as well.
      for (const event of message.events) if (!taken.includes(event.id)) take(event);
    }
  });
  send({ kind: 'hello', from: me, since });
  const leave = locks
    ? leadByLock(locks, name, lead)
    : leadByAsking(
        {
          send,
          hear: (listener) =>
            hear((message) => {
              if (message.kind === 'who' || message.kind === 'lead' || message.kind === 'gone')
                listener(message);
            }),
        },
        me,
        lead,
      );
  return () => {
    leave();
    stopHearing();
    channel.close();
  };
}
