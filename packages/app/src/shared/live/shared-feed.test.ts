import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinFeed, type Place } from './shared-feed.ts';
import { leadTimes } from './lead.ts';
import type { LiveEvent } from './stream-events.ts';

function changeText(id: string, place: number): string {
  const data = JSON.stringify({ changes: [{ entity: 'ITEM', id }] });
  return `id: s-${place}\nevent: change\ndata: ${data}\n\n`;
}

/** A server that is told what to send, and first of all what had changed `earlier`; each stream it was asked for stays open until it is ended. */
function fakeServer(earlier: readonly string[] = []) {
  const asked: Place[] = [];
  const open = new Map<AbortSignal, ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>>();
  const encoder = new TextEncoder();
  let last = 0;
  return {
    asked,
    streams: () => open.size,
    listen: (place: Place, signal: AbortSignal) => {
      asked.push(place);
      return Promise.resolve(
        new ReadableStream<Uint8Array<ArrayBuffer>>({
          start(controller) {
            open.set(signal, controller);
            signal.addEventListener('abort', () => open.delete(signal));
            for (const id of earlier) controller.enqueue(encoder.encode(changeText(id, last)));
            controller.enqueue(encoder.encode(`retry: 1\n\nid: s-${last}\nevent: ready\ndata: {}\n\n`));
          },
          cancel: () => void open.delete(signal),
        }),
      );
    },
    change(id: string) {
      last += 1;
      const bytes = encoder.encode(changeText(id, last));
      // In two parts, as a network may deliver them.
      for (const stream of open.values()) {
        stream.enqueue(bytes.slice(0, 10));
        stream.enqueue(bytes.slice(10));
      }
    },
  };
}

type Server = ReturnType<typeof fakeServer>;

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.useRealTimers();
});

/** A tab of the browser called so; `heard` fills with the ids it is told. */
function openTab(server: Server, name: string, locks: LockManager | undefined, since = Date.now()) {
  const heard: string[] = [];
  const leave = joinFeed({
    name,
    since,
    open: server.listen,
    locks,
    onEvent: (event) =>
      heard.push(...(event.name === 'reset' ? ['reset'] : event.told.changes.map(({ id }) => id))),
  });
  leaving.push(leave);
  return { heard, leave };
}

/** What channels carry has arrived, while timers are held. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

let names = 0;
const newName = () => `test.live.${(names += 1)}`;

describe.each([
  ['with locks', () => navigator.locks],
  ['on plain http, without locks', () => undefined],
])('tabs of one browser, %s,', (_how, locksOf) => {
  const locks = locksOf();

  test('hold one stream together, and all hear each event once', async () => {
    const [server, name] = [fakeServer(), newName()];
    const tabs = [openTab(server, name, locks), openTab(server, name, locks), openTab(server, name, locks)];
    await expect.poll(server.streams).toBe(1);
    server.change('soup');
    server.change('salad');
    for (const { heard } of tabs) await expect.poll(() => heard).toEqual(['soup', 'salad']);
    expect(server.asked).toHaveLength(1);
  });

  test('go on from the last event when the one with the stream is closed', async () => {
    const [server, name] = [fakeServer(), newName()];
    const first = openTab(server, name, locks);
    await expect.poll(server.streams).toBe(1);
    const second = openTab(server, name, locks);
    await expect.poll(() => server.asked.length).toBe(1);
    server.change('soup');
    await expect.poll(() => second.heard).toEqual(['soup']);
    first.leave();
    await expect.poll(() => server.asked.at(-1)).toEqual({ lastEventId: 's-1' });
    server.change('salad');
    await expect.poll(() => second.heard).toEqual(['soup', 'salad']);
    expect(first.heard).toEqual(['soup']);
    expect(server.streams()).toBe(1);
  });

  test('tell one that has just come what it missed, and to read anew where they do not know', async () => {
    const [server, name] = [fakeServer(), newName()];
    const first = openTab(server, name, locks);
    await expect.poll(server.streams).toBe(1);
    const began = Date.now();
    server.change('soup');
    await expect.poll(() => first.heard).toEqual(['soup']);
    const late = openTab(server, name, locks, began);
    const later = openTab(server, name, locks, Date.now() + 1);
    const stale = openTab(server, name, locks, began - 1_000_000);
    await expect.poll(() => late.heard).toEqual(['soup']);
    await expect.poll(() => stale.heard).toEqual(['reset']);
    expect(later.heard).toEqual([]);
  });
});

test('the first stream asks for what changed since what is shown was read', async () => {
  const server = fakeServer();
  openTab(server, newName(), undefined, Date.now() - 5000);
  await expect.poll(() => server.asked).toEqual([{ shownFor: expect.any(Number) as number }]);
  expect((server.asked[0] as { shownFor: number }).shownFor).toBeGreaterThanOrEqual(5000);
});

test('what had changed before the first stream is told as such, and what changes afterwards is news', async () => {
  const server = fakeServer(['soup']);
  const heard: [string, boolean | undefined][] = [];
  const onEvent = (event: LiveEvent) => {
    if (event.name === 'change') heard.push([event.told.changes[0]?.id ?? '', event.isFromBefore]);
  };
  leaving.push(
    joinFeed({ name: newName(), since: Date.now(), open: server.listen, locks: undefined, onEvent }),
  );
  await expect.poll(() => heard).toEqual([['soup', true]]);
  server.change('salad');
  await expect.poll(() => heard.at(-1)).toEqual(['salad', undefined]);
});

test('without locks a leader that vanished without a word is replaced, and two that lead at once become one', async () => {
  const [server, name] = [fakeServer(), newName()];
  const vanished = new BroadcastChannel(name);
  vanished.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    if (data.kind === 'who') vanished.postMessage({ kind: 'lead', from: '' });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { heard } = openTab(server, name, undefined);
  await settled();
  vi.advanceTimersByTime(leadTimes.answer);
  expect(server.streams()).toBe(0);
  vanished.close();
  vi.advanceTimersByTime(leadTimes.gone);
  await settled();
  vi.advanceTimersByTime(leadTimes.answer);
  await settled();
  expect(server.streams()).toBe(1);

  const rival = new BroadcastChannel(name);
  rival.postMessage({ kind: 'lead', from: '' });
  vi.useRealTimers();
  await expect.poll(server.streams).toBe(0);
  rival.postMessage({ kind: 'event', event: { id: 'x-1', name: 'reset' } });
  await expect.poll(() => heard).toEqual(['reset']);
  rival.close();
});
