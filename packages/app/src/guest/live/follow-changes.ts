import type { paths } from '@cardamom/api-types';
import { keepStream } from '../../shared/live/keep-stream.ts';
import { keptNotice } from '../../worker/guest-worker-messages.ts';
import { pageVoice } from './connection-line.ts';
import { putInPlace } from './put-in-place.ts';
import { readPage, ServerBusy, type PageContent } from './read-page.ts';
import { beyondCaches, waitAfterFailure, waitBeforeReading } from './wait-before-reading.ts';

const streamPath = `/api${'/public/restaurants/{restaurantUrl}/live' satisfies keyof paths}`;

/** The longest that the stream can be asked to go back; what is shown longer is read anew, in ms. */
const longestShownMs = 600_000;

/** A server that is busy is asked so often before the page says that it may be out of date. */
const patientTries = 3;

/** A timer holds no more than 24 days; and where the server's clock and this one disagree, it is asked again after this, in ms. */
const longestTimerMs = 86_400_000;
const askAgainMs = 30_000;

/** Where the page is, as it is asked for. */
const address = () => location.pathname + location.search;

/** What is shown, as the server names it; a page that was kept says that it is old, which ends with what is read. */
const shown = () =>
  document.querySelector(keptNotice) ? undefined : document.documentElement.dataset['tag'];

/** Keeps the open page as it is on the server while somebody looks at it (docs/rules.md, Live); says when it was changed. */
export function followChanges(onChanged: () => void): void {
  const voice = pageVoice();
  const [, , restaurantUrl = ''] = location.pathname.split('/');
  /** When what is shown was surely right, by this device's clock. */
  let rightAt = performance.timeOrigin;
  /** How far the server's clock is ahead of this one, in ms. */
  let serverAhead = 0;
  let lastEventId: string | undefined;
  let lastReading = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** News was heard that the page may not have yet. */
  let hasNews = false;
  let isDue = false;
  let isReading = false;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let hours: ReturnType<typeof setTimeout> | undefined;
  let stopStream: (() => void) | undefined;

  function readSoon(after?: number): void {
    isDue = true;
    if (reading !== undefined || isReading || !stopStream) return;
    const hasQuery = location.search !== '';
    const wait =
      failures > 0
        ? waitAfterFailure(failures)
        : waitBeforeReading({ hasQuery, sinceReading: performance.now() - lastReading });
    reading = setTimeout(() => void read(), after ?? wait);
  }

  async function read(): Promise<void> {
    reading = undefined;
    isDue = false;
    isReading = true;
    const askedAt = Date.now();
    let askOnceMore = false;
    const isTold = hasNews;
    hasNews = false;
    lastReading = performance.now();
    try {
      const asked = address();
      const page = await readPage(asked, shown());
      if (asked !== address()) {
        isDue = true;
        return;
      }
      if (page === null) {
        location.reload();
        return;
      }
      failures = 0;
      rightAt = askedAt;
      askOnceMore = isTold && location.search === '' && page.content === null;
      voice.hideLine();
      const { pathname, search } = new URL(page.url);
      if (pathname + search !== address())
        history.replaceState(history.state, '', pathname + search + location.hash);
      if (page.content && putIn(page.content)) voice.tellUpdated();
      onChanged();
      awaitHours(askAgainMs);
    } catch (error) {
      failures += 1;
      isDue = true;
      hasNews ||= isTold;
      if (!(error instanceof ServerBusy) || failures > patientTries) voice.showLine(rightAt);
    } finally {
      isReading = false;
      if (isDue) readSoon();
      else if (askOnceMore) readSoon(beyondCaches);
    }
  }

  /** What hours change by themselves – a menu goes on or off – no stream tells; the page says when. */
  function awaitHours(soonest: number): void {
    clearTimeout(hours);
    const { until } = document.documentElement.dataset;
    if (until === undefined) return;
    const left = Math.max(Number(until) - Date.now() - serverAhead, soonest);
    hours = setTimeout(
      () => (left > longestTimerMs ? awaitHours(0) : readSoon()),
      Math.min(left, longestTimerMs),
    );
  }

  async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const shownFor = Math.round(Date.now() - rightAt);
    const query =
      lastEventId === undefined ? `?shownFor=${Math.min(Math.max(shownFor, 0), longestShownMs)}` : '';
    const headers = {
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    const path = streamPath.replace('{restaurantUrl}', restaurantUrl);
    if (lastEventId === undefined && shownFor > longestShownMs) readSoon();
    try {
      const {
        ok,
        body,
        headers: answered,
      } = await fetch(path + query, { signal, headers, cache: 'no-store' });
      if (!ok || !body) throw new Error('Nobody can listen at the moment');
      serverAhead = Date.parse(answered.get('date') ?? '') - Date.now() || 0;
      awaitHours(0);
      return body;
    } catch (error) {
      // Who cannot listen asks; and finds out whether anybody answers.
      if (!signal.aborted) readSoon();
      throw error;
    }
  }

  function confirm(): void {
    if (!isDue && !isReading && failures === 0) rightAt = Date.now();
  }

  function follow(isOnView: boolean): void {
    if (isOnView === (stopStream !== undefined)) return;
    if (isOnView) {
      stopStream = keepStream({
        window,
        open,
        onBeat: confirm,
        onEvent({ id, name }) {
          lastEventId = id;
          if (name === 'change' || name === 'reset') {
            hasNews = true;
            readSoon();
          } else confirm();
        },
      });
      awaitHours(0);
      if (isDue) readSoon();
      return;
    }
    stopStream?.();
    stopStream = undefined;
    clearTimeout(reading);
    reading = undefined;
    clearTimeout(hours);
  }

  document.addEventListener('visibilitychange', () => follow(!document.hidden));
  window.addEventListener('pagehide', () => follow(false));
  window.addEventListener('pageshow', () => follow(!document.hidden));
  window.addEventListener('offline', () => {
    voice.showLine(rightAt);
    failures = Math.max(failures, 1);
    isDue = true;
  });
  window.addEventListener('online', () => {
    clearTimeout(reading);
    reading = undefined;
    if (failures > 0) failures = 1;
    if (isDue) readSoon();
  });
  // It was opened without a network, and may be read anew at any moment.
  isDue = document.querySelector(keptNotice) !== null;
  follow(!document.hidden);
}

/** Changes the page in place; where that fails it is loaded anew, which is right as well. */
function putIn(next: PageContent): boolean {
  try {
    return putInPlace(next);
  } catch {
    location.reload();
    return false;
  }
}
