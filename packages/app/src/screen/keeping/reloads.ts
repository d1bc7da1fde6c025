import type { Device } from '../time/device.ts';

/** A fault is seen to, but what stands there may be read for a moment first, in ms. */
const soonMs = 2000;
const shortestMs = 60_000;
const longestMs = 900_000;
/** What happened before that counts no more, in ms; and a version that was taken in vain is tried again. */
const forgottenAfterMs = 3_600_000;

/** When a page that has a fault is loaded anew, in ms from now: soon at first, then each time twice as long after the last one. */
export function reloadAfter(reloadedAt: readonly number[], now: number): number {
  const lately = reloadedAt.filter((at) => at <= now && now - at < forgottenAfterMs);
  const last = lately.at(-1);
  if (last === undefined) return soonMs;
  const pause = Math.min(shortestMs * 2 ** (lately.length - 1), longestMs);
  return Math.max(last + pause - now, soonMs);
}

const key = 'cardamom.screen.reloads';
const mostRemembered = 10;

/** What this tab remembers over its reloads. */
interface Memory {
  /** When it was reloaded for a fault, by the device's clock. */
  faults: number[];
  /** The version that it was last reloaded for, and when. */
  version: string;
  takenAt: number;
}

/** Where a tab remembers something, as `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

function remembered(storage: TabStorage): Memory {
  const nothing: Memory = { faults: [], version: '', takenAt: 0 };
  try {
    return { ...nothing, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Memory>) };
  } catch {
    return nothing;
  }
}

function remember(storage: TabStorage, memory: Memory): void {
  try {
    storage.setItem(key, JSON.stringify(memory));
  } catch {
    // Where nothing is remembered, a fault that comes back reloads the page every few seconds at worst.
  }
}

/** Loads the page anew, and never in a circle. */
export interface Reloads {
  /** Something went wrong: it is loaded anew after a while, once that is sure to show it again. */
  forFault(): void;
  /** Whether this version may be taken now: it is another one, and was not just taken in vain. */
  mayTake(version: string): boolean;
  /** Takes it. */
  forVersion(version: string): void;
  stop(): void;
}

interface ReloadOptions {
  device: Device;
  storage: TabStorage;
  ownVersion: string;
  canReload: () => Promise<boolean>;
  reload: () => void;
}

/** Loads the page anew for these. */
export function createReloads({ device, storage, ownVersion, canReload, reload }: ReloadOptions): Reloads {
  let leave: (() => void) | undefined;
  let isStopped = false;

  async function reloadIfSure(): Promise<void> {
    const isSure = await canReload();
    if (isStopped) return;
    if (!isSure) {
      tryAfter(shortestMs / 2);
      return;
    }
    const memory = remembered(storage);
    const faults = [...memory.faults, device.wall()].slice(-mostRemembered);
    remember(storage, { ...memory, faults });
    reload();
  }

  function tryAfter(milliseconds: number): void {
    leave = device.after(milliseconds, () => void reloadIfSure());
  }

  return {
    forFault() {
      if (!leave) tryAfter(reloadAfter(remembered(storage).faults, device.wall()));
    },
    mayTake(version) {
      if (ownVersion === '' || version === ownVersion) return false;
      const { version: taken, takenAt } = remembered(storage);
      return version !== taken || Math.abs(device.wall() - takenAt) > forgottenAfterMs;
    },
    forVersion(version) {
      remember(storage, { ...remembered(storage), version, takenAt: device.wall() });
      reload();
    },
    stop() {
      isStopped = true;
      leave?.();
    },
  };
}
