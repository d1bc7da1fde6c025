import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { keepStream } from './keep-stream.ts';
import type { StreamEvent } from './stream-events.ts';

type Bytes = Uint8Array<ArrayBuffer>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const encoder = new TextEncoder();

/** A place where streams are asked for, each answered as told. */
function source(answers: (() => ReadableStream<Bytes>)[]) {
  const heard: StreamEvent[] = [];
  const window = new EventTarget();
  let asked = 0;
  const stop = keepStream({
    window,
    onEvent: (event) => heard.push(event),
    isSignedOut: (error) => error instanceof ApiError && error.status === 401,
    open: () => {
      asked += 1;
      const answer = answers.shift();
      if (!answer) throw new Error('No more is answered');
      return Promise.resolve().then(answer);
    },
  });
  return { heard, window, stop, asked: () => asked };
}

function streamOf(text: string, { ends }: { ends: boolean }) {
  return () =>
    new ReadableStream<Bytes>({
      start(controller) {
        controller.enqueue(encoder.encode(text));
        if (ends) controller.close();
      },
    });
}

const event = 'id: a-1\nevent: change\ndata: {}\n\n';

const broken = () => {
  throw new ApiError({ code: 'CM_OFFLINE' }, 0);
};

test('a stream that ends is opened again, after a moment', async () => {
  const { asked, heard, stop } = source([streamOf(event, { ends: true }), streamOf(event, { ends: false })]);
  await vi.advanceTimersByTimeAsync(400);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked(), heard.length]).toEqual([2, 2]);
  stop();
});

test('one that cannot be opened is tried more and more rarely, and at once when the network is back', async () => {
  const { asked, window, stop } = source(Array.from({ length: 100 }, () => broken));
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = asked();
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(12);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked() - tries).toBeLessThan(6);
  const before = asked();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(before + 1);
  stop();
});

test('one on which nothing comes is given up, and beats keep it', async () => {
  let controller: ReadableStreamDefaultController<Bytes> | undefined;
  const signals: AbortSignal[] = [];
  const stop = keepStream({
    onEvent: () => undefined,
    open: (signal) => {
      signals.push(signal);
      return Promise.resolve(
        new ReadableStream<Bytes>({
          start(own) {
            controller = own;
            signal.addEventListener('abort', () => own.error(signal.reason));
          },
        }),
      );
    },
  });
  for (let beat = 0; beat < 5; beat += 1) {
    await vi.advanceTimersByTimeAsync(25_000);
    controller?.enqueue(encoder.encode(': beat\n\n'));
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(signals).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
  expect(signals[1]?.aborted).toBe(true);
});

test('once the session has ended nobody is asked until somebody is back', async () => {
  const { asked, window, stop } = source(
    Array.from({ length: 2 }, () => () => {
      throw new ApiError({ code: 'C_009' }, 401);
    }),
  );
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(asked()).toBe(1);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
  stop();
});

test('once stopped nothing is asked and nothing told', async () => {
  const { asked, heard, stop } = source([streamOf(event, { ends: true })]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked(), heard]).toEqual([1, []]);
});
