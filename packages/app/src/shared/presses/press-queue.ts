import type { AvailabilityPressResult } from '@cardamom/api-types';
import { isOf, type KeptPress, type NewPress, type Presser } from './kept-press.ts';
import { memoryPressStore } from './memory-store.ts';
import { openPressStore, type PressStore } from './press-store.ts';
import { createReach } from './reach.ts';
import { createSender } from './sender.ts';
import { sendPress } from './send-press.ts';

/** What the page shows of the presses of who is signed in. */
export interface PressState {
  /** In their order; those whose `seq` is 0 are being put away this moment. */
  waiting: readonly KeptPress[];
  /** Those that were not done and nobody has seen yet. */
  refused: readonly KeptPress[];
  /** Since when (epoch ms) nothing reaches the server; null while it does. */
  lostSince: number | null;
  /** The last try failed: what waits is more than on its way. */
  isHeld: boolean;
  /** What had been held is being sent. */
  isCatchingUp: boolean;
  /** Whether presses outlive the page; not where the browser keeps nothing. */
  isLasting: boolean;
  /** When (epoch ms) the last that had been held was sent; null where none was. */
  caughtUpAt: number | null;
}

const channelName = 'cardamom.presses';

/** Called with each answer, so that what is shown follows before the press leaves the line. */
type OnResult = (result: AvailabilityPressResult) => Promise<void>;

/** The presses of this browser, shown in this tab: put away at once, sent in order when the server is reached. */
export function createPressQueue(onResult: OnResult) {
  let store: Promise<PressStore> | undefined;
  let presser: Presser | null = null;
  let lastPress = 0;
  /** Pressed in this tab and not put away yet. */
  let fresh: KeptPress[] = [];
  let kept: KeptPress[] = [];
  let isHeld = false;
  /** Something was pressed while nothing reached the server: it was shown to wait, also where its first try arrives. */
  let isPressedLost = false;
  let isCatchingUp = false;
  let isLasting = true;
  let caughtUpAt: number | null = null;
  const listeners = new Set<() => void>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;

  const toMemory = () => {
    isLasting = false;
    return memoryPressStore();
  };
  const opened = () =>
    (store ??= openPressStore(() => {
      store = undefined;
    }).catch(toMemory));

  let state: PressState;
  const publish = () => {
    const own = presser ? kept.filter(isOf(presser)) : [];
    state = {
      waiting: [...own.filter(({ refusal }) => refusal === null), ...fresh],
      refused: own.filter(({ refusal }) => refusal !== null),
      lostSince: reach.lostSince(),
      isHeld,
      isCatchingUp,
      isLasting,
      caughtUpAt,
    };
    for (const listener of listeners) listener();
  };
  const reach = createReach(publish);

  const read = async () => {
    kept = await (await opened()).all();
    publish();
  };
  /** What another tab has put away or sent; should that tab be gone, this one sends. */
  const follow = async () => {
    await read();
    if (state.waiting.length > 0) sender.backUp();
  };
  const tellOthers = () => channel?.postMessage('changed');

  const sender = createSender({
    store: opened,
    presser: () => presser,
    send: sendPress,
    async onSettled(_press, result) {
      if (result) await onResult(result);
      await read();
      if (isCatchingUp && state.waiting.length === 0) {
        isCatchingUp = false;
        caughtUpAt = Date.now();
        publish();
      }
      tellOthers();
    },
    onTried(isReached, isHeldNow) {
      reach.note(isReached);
      isCatchingUp = !isHeldNow && (isHeld || isPressedLost || isCatchingUp);
      isPressedLost &&= isHeldNow;
      isHeld = isHeldNow;
      publish();
    },
    locks: 'locks' in navigator ? navigator.locks : undefined,
  });

  publish();
  window.addEventListener('online', () => void sender.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void sender.hurry();
  });
  channel?.addEventListener('message', () => {
    void follow();
  });

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    /** Says who is signed in: only their presses are shown and sent; nobody's when nobody is. */
    async serve(who: Presser | null): Promise<void> {
      if (who?.staffId === presser?.staffId && who?.restaurantId === presser?.restaurantId) return;
      presser = who;
      publish();
      if (who === null) return;
      await read();
      // What waits from before was held, whatever held it.
      isHeld = state.waiting.length > 0;
      publish();
      await sender.hurry();
    },
    /** Notes whether a read reached the server; what waits goes when it does. */
    noteRead(isReached: boolean): void {
      reach.note(isReached);
      if (isReached && isHeld) void sender.hurry();
    },
    /** Puts a press away and sends it as soon as what was pressed before it is sent. */
    async press(press: Omit<NewPress, 'pressedAt' | keyof Presser>): Promise<void> {
      if (presser === null) return;
      // The clock may be set back between two presses; their order may not.
      lastPress = Math.max(Date.now(), lastPress + 1);
      const made = { ...press, ...presser, pressedAt: lastPress };
      isPressedLost ||= reach.lostSince() !== null;
      const shown = { ...made, seq: 0, key: '', refusal: null };
      fresh = [...fresh, shown];
      publish();
      let put: KeptPress;
      try {
        put = await (await opened()).add(made);
      } catch {
        store = Promise.resolve(toMemory());
        put = await (await store).add(made);
      }
      fresh = fresh.filter((other) => other !== shown);
      kept = [...kept, put];
      publish();
      tellOthers();
      // While the server is out of reach the timer knows when to try; each press would only try too.
      if (!isHeld) await sender.drain();
    },
    /** Forgets one that was not done, once somebody has seen why. */
    async dismiss(seq: number): Promise<void> {
      await (await opened()).remove(seq);
      await read();
      tellOthers();
    },
  };
}

/** The presses of this browser as one tab sees them. */
export type PressQueue = ReturnType<typeof createPressQueue>;
