import type { LiveEntity, PublicScreen } from '@cardamom/api-types';
import { keepStream } from '../../shared/live/keep-stream.ts';
import { toldBy, type StreamEvent } from '../../shared/live/stream-events.ts';
import type { Device } from '../time/device.ts';
import { about, backOff } from '../time/wait.ts';
import { longestShownMs, type openStream } from './open-stream.ts';
import type { ScreenAnswer } from './read-screen.ts';

/** Of twenty screens that hear of a change at once, each reads at a moment of its own within this, in ms. */
const readWithin = 300;
/** While one change follows another it is read once in so long, in ms. */
const betweenReadings = 1000;
/** What is shown is asked for again when the stream has said nothing for so long, in ms. */
const pollMs = 60_000;
/** And this often anyway: for the days to come, and for a new version, in ms. */
const rereadMs = 600_000;
/** Before a screen that is not there is believed to be gone it is asked for once more, in ms. */
const certainMs = 2000;
const failing = { shortest: 1000, longest: 15_000 };

const identification: LiveEntity = 'SCREEN_IDENTIFICATION';

/** What is needed to keep a screen as it is on the server. */
export interface CurrentOptions {
  device: Device;
  read: () => Promise<ScreenAnswer>;
  openStream: typeof openStream;
  onScreen: (screen: PublicScreen) => void;
  /** The server has sent what cannot be shown; it is asked again as one that fails. */
  onDamaged: () => void;
  /** The server has said twice that there is no such screen. */
  onGone: () => void;
  /** Where the browser says that the network is back. */
  window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Keeps a screen as it is on the server. */
export interface Current {
  /** Called every second or so: asks again where that is due. */
  tick(): void;
  /** Asks now: the device has slept, or its clock was set. */
  askNow(): void;
  /** For how long what is shown has not been confirmed, in ms. */
  unconfirmedFor(): number;
  stop(): void;
}

/** Reads a screen, listens to its restaurant, and reads anew after each change; where no stream holds it asks each minute. */
export function keepCurrent(options: CurrentOptions): Current {
  const { device, read, window } = options;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let timesGone = 0;
  let isReading = false;
  /** News came while it was being read. */
  let isStale = false;
  let leaveReading: (() => void) | undefined;
  let listensTo = '';
  let lastEventId: string | null = null;
  let stopStream: (() => void) | undefined;
  let isStopped = false;

  function readAfter(milliseconds: number): void {
    if (isStopped) return;
    leaveReading?.();
    leaveReading = device.after(milliseconds, () => {
      leaveReading = undefined;
      void readNow();
    });
  }

  function readSoon(): void {
    if (isReading) isStale = true;
    else if (!leaveReading)
      readAfter(Math.max(readAt + betweenReadings - device.steady(), device.random() * readWithin));
  }

  async function readNow(): Promise<void> {
    if (isReading || isStopped) return;
    isReading = true;
    isStale = false;
    const askedAt = device.steady();
    const answer = await read();
    isReading = false;
    if (isStopped) return;
    readAt = device.steady();
    if (answer.kind === 'damaged') options.onDamaged();
    if (answer.kind === 'failed' || answer.kind === 'damaged') {
      failures += 1;
      timesGone = 0;
      readAfter(backOff(failures, failing, device));
      return;
    }
    failures = 0;
    if (answer.kind === 'gone') {
      timesGone += 1;
      if (timesGone === 1) readAfter(certainMs);
      else {
        stop();
        options.onGone();
      }
      return;
    }
    timesGone = 0;
    confirmedAt = askedAt;
    options.onScreen(answer.screen);
    listen(answer.screen.restaurant.restaurantUrl);
    if (isStale) readSoon();
  }

  /** The stream is alive and has told everything that there was. */
  function confirm(): void {
    if (failures === 0 && timesGone === 0 && !isReading && !leaveReading) confirmedAt = device.steady();
  }

  function onEvent(event: StreamEvent): void {
    lastEventId = event.id;
    const told = toldBy(event);
    if (told === null) confirm();
    else if (told.name === 'change' && told.told.changes.some(({ entity }) => entity === identification))
      askNow();
    else readSoon();
  }

  function listen(restaurantUrl: string): void {
    if (restaurantUrl === listensTo) return;
    stopStream?.();
    listensTo = restaurantUrl;
    lastEventId = null;
    stopStream = keepStream({
      window,
      open: (signal) => {
        const shownFor = device.steady() - confirmedAt;
        if (lastEventId === null && shownFor > longestShownMs) readSoon();
        return options.openStream({ restaurantUrl, lastEventId, shownFor }, signal);
      },
      onEvent,
      onBeat: confirm,
    });
  }

  function askNow(): void {
    if (isReading) isStale = true;
    else readAfter(0);
  }

  function stop(): void {
    isStopped = true;
    leaveReading?.();
    stopStream?.();
    window?.removeEventListener('online', onOnline);
  }

  const onOnline = () => {
    failures = 0;
    readAfter(device.random() * readWithin);
  };
  window?.addEventListener('online', onOnline);
  void readNow();

  return {
    tick() {
      if (isStopped) return;
      const now = device.steady();
      const isQuiet = now - Math.max(confirmedAt, readAt) > pollMs;
      if (!isReading && !leaveReading && (isQuiet || now - readAt > rereadMs))
        readAfter(about(readWithin, device));
    },
    askNow,
    unconfirmedFor: () => device.steady() - confirmedAt,
    stop,
  };
}
