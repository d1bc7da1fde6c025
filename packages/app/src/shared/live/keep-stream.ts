import { eventsOf, type StreamEvent } from './stream-events.ts';

/** The server sends something each 25 s: a line on which nothing came for this long is dead, in ms. */
const silentMs = 60_000;

const shortestPauseMs = 1000;
const longestPauseMs = 30_000;

/** Somebody whose session has ended comes back to the window before the server is asked again, or after this long, in ms. */
const signedOutPauseMs = 10 * 60_000;

/** How a stream is kept. */
export interface StreamToKeep {
  /** Begins a stream, or throws. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  onEvent: (event: StreamEvent) => void;
  /** The line is alive, and there is nothing to tell. */
  onBeat?: () => void;
  /** Whether what `open` threw is the end of a session, after which asking again soon is in vain. */
  isSignedOut?: (error: unknown) => boolean;
  /** Where the browser says that it may be worth trying again at once. */
  window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Keeps one stream open until stopped: opens it again when it ends, breaks or falls silent, after growing pauses. */
export function keepStream({ open, onEvent, onBeat, isSignedOut, window }: StreamToKeep): () => void {
  const stopping = new AbortController();

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const over = new AbortController();
      const end = () => {
        clearTimeout(timer);
        over.abort();
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      stopping.signal.addEventListener('abort', end, { signal: over.signal });
      for (const name of ['focus', 'online']) window?.addEventListener(name, end, { signal: over.signal });
    });
  }

  /** Reads until the stream is over; returns whether anything came. */
  async function read(): Promise<boolean> {
    const breaking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasHeard = false;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => breaking.abort(), silentMs);
    };
    watch();
    try {
      const stream = await open(AbortSignal.any([breaking.signal, stopping.signal]));
      for await (const event of eventsOf(stream)) {
        if (stopping.signal.aborted) break;
        watch();
        hasHeard = true;
        if (event) onEvent(event);
        else onBeat?.();
      }
    } catch (error) {
      if (isSignedOut?.(error)) throw error;
    } finally {
      clearTimeout(timer);
    }
    return hasHeard;
  }

  async function keep(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      let longest = signedOutPauseMs;
      try {
        failures = (await read()) ? 0 : failures + 1;
        longest = Math.min(shortestPauseMs * 2 ** failures, longestPauseMs);
      } catch {
        failures += 1;
      }
      // Of many who lost a server at once, each comes back at a time of its own.
      if (!stopping.signal.aborted) await pause(longest * (0.5 + Math.random() / 2));
    }
  }

  void keep();
  return () => stopping.abort();
}
