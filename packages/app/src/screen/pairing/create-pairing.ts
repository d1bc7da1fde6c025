import type { Device } from '../time/device.ts';
import { about, backOff } from '../time/wait.ts';
import type { askForCode, checkCode, ShownCode } from './pairing-calls.ts';

/** How often the server is asked whether the code was typed, in ms. */
const askEveryMs = 3000;
/** A code that is good for less is replaced: nobody types it in less time, in ms. */
const leastGoodMs = 20_000;
const failing = { shortest: 2000, longest: 30_000 };

/** What a television shows that waits to be paired. */
export interface PairingState {
  /** Six characters; null before the first one has come. */
  code: string | null;
  /** For how many minutes it is good, at least 1. */
  minutes: number;
  /** The server does not answer at the moment. */
  isAlone: boolean;
}

interface PairingSurroundings {
  device: Device;
  askForCode: typeof askForCode;
  checkCode: typeof checkCode;
  /** Somebody has typed the code: this is the screen's own. */
  onPaired: (screenCode: string) => void;
}

/** Waits to be paired; React draws its state. */
export type Pairing = ReturnType<typeof createPairing>;

/** Has a code to show until somebody has typed it, a new one before the old one is over, whatever fails meanwhile. */
export function createPairing(surroundings: PairingSurroundings) {
  const { device } = surroundings;
  const listeners = new Set<() => void>();
  let state: PairingState = { code: null, minutes: 0, isAlone: false };
  let shown: { code: ShownCode; until: number } | null = null;
  let failures = 0;
  let isStopped = false;
  let leave: (() => void) | undefined;

  function emit(): void {
    const left = shown === null ? 0 : shown.until - device.steady();
    const minutes = Math.max(1, Math.ceil(left / 60_000));
    const next = { code: shown?.code.code ?? null, minutes, isAlone: failures > 0 };
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function step(): Promise<void> {
    if (shown === null || shown.until - device.steady() < leastGoodMs) {
      const code = await surroundings.askForCode();
      shown = { code, until: device.steady() + code.goodFor };
      return;
    }
    const answer = await surroundings.checkCode(shown.code);
    if (answer.kind === 'over') shown = null;
    else if (answer.kind === 'paired' && !isStopped) {
      isStopped = true;
      surroundings.onPaired(answer.screenCode);
    }
  }

  async function go(): Promise<void> {
    try {
      await step();
      failures = 0;
    } catch {
      failures += 1;
      // What is over is not shown, also where no new one is to be had.
      if (shown !== null && shown.until < device.steady()) shown = null;
    }
    if (isStopped) return;
    emit();
    const wait = shown === null && failures === 0 ? 0 : about(askEveryMs, device);
    leave = device.after(failures > 0 ? backOff(failures, failing, device) : wait, () => void go());
  }

  void go();
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: (): void => {
      isStopped = true;
      leave?.();
      listeners.clear();
    },
  };
}
