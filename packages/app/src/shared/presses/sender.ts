import type { AvailabilityPressResult } from '@cardamom/api-types';
import { ApiError } from '../api/index.ts';
import { isOf, type KeptPress, type Presser } from './kept-press.ts';
import type { PressStore } from './press-store.ts';
import { meaningOf } from './send-press.ts';

/** One tab at a time sends; without locks (plain http) two may, which the keys make harmless. */
const lockName = 'cardamom.presses';

/** Before the next try, in ms: doubled each time, as far as the last. */
const pause = { first: 1000, longest: 30_000 } as const;

/** What sending needs from its surroundings. */
export interface SenderOptions {
  store: () => Promise<PressStore>;
  /** Whose presses may be sent now. */
  presser: () => Presser | null;
  send: (press: KeptPress, device: string) => Promise<AvailabilityPressResult>;
  /** Called with what became of each press, once that is kept. */
  onSettled: (press: KeptPress, result: AvailabilityPressResult | null) => Promise<void>;
  /** Called after each try: whether something waits that could not be sent. */
  onTried: (isReached: boolean, isHeld: boolean) => void;
  locks?: Pick<LockManager, 'request'> | undefined;
}

/**
 * Sends what waits, one after the other in their order, and goes on by itself until nothing does. A press leaves the line only
 * when the server has answered it: whatever breaks off, the next sender begins with the same press under the same key.
 */
export function createSender({ store, presser, send, onSettled, onTried, locks }: SenderOptions) {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const goOnLater = (error: ApiError) => {
    const doubled = Math.min(pause.first * 2 ** failures, pause.longest);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), Math.max(doubled, (error.retryAfter ?? 0) * 1000));
  };

  /** Returns whether the line may go on. */
  async function sendOne(press: KeptPress): Promise<boolean> {
    let result: AvailabilityPressResult | null = null;
    try {
      result = await send(press, await (await store()).device());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const meaning = meaningOf(error);
      onTried(error.status !== 0, meaning !== 'never');
      if (meaning === 'later') goOnLater(error);
      if (meaning !== 'never') return false;
      const isForbidden = error.code === 'C_010';
      await (
        await store()
      ).refuse(
        press.seq,
        isForbidden ? { outcome: 'FORBIDDEN' } : { outcome: 'FAILED', message: error.reason },
      );
    }
    failures = 0;
    // Asked for again: while the call was on its way, a later version of the app may have closed the store that it began with.
    if (result?.outcome === 'APPLIED') await (await store()).remove(press.seq);
    else if (result)
      await (await store()).refuse(press.seq, { outcome: result.outcome, entry: result.entry });
    onTried(true, false);
    await onSettled(press, result);
    return true;
  }

  async function run(): Promise<void> {
    for (;;) {
      const who = presser();
      if (who === null) return;
      const next = (await (await store()).all()).find((press) => press.refusal === null && isOf(who)(press));
      if (next === undefined || !(await sendOne(next))) return;
    }
  }

  async function drain(): Promise<void> {
    isAskedAgain = true;
    while (running === null && isAskedAgain) {
      isAskedAgain = false;
      clearTimeout(timer);
      running = locks ? locks.request(lockName, run) : run();
      try {
        await running;
      } finally {
        running = null;
      }
    }
  }

  return {
    drain,
    /** Tries at once again, as when the network is back. */
    hurry(): Promise<void> {
      failures = 0;
      return drain();
    },
    /** Tries in a while, where another tab should have by then. */
    backUp(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void drain(), pause.first * 3);
    },
  };
}
