import { timings } from '../theme/index.ts';

interface HeldTimer {
  due: number;
  run: () => void;
}

/**
 * Plays a scene in which time passes only by `advance`, so that "after 2500 ms" needs no waiting and is exact. What is
 * still held at the end never comes due: the picture taken after it shows what the scene left.
 */
export async function withHeldTimers(scene: (advance: (ms: number) => void) => Promise<void>): Promise<void> {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, now: Date.now };
  const held = new Map<number, HeldTimer>();
  // Shorter ones, which React and user events need to go on, run as ever.
  const shortestHeld = timings.toastDelay;
  let now = real.now();
  let lastId = 0;

  Date.now = () => now;
  window.setTimeout = Object.assign((handler: () => void, delay = 0) => {
    if (delay < shortestHeld) return real.setTimeout.call(window, handler, delay);
    lastId -= 1;
    held.set(lastId, { due: now + delay, run: handler });
    return lastId;
  }, real.setTimeout);
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !held.delete(id)) real.clearTimeout.call(window, id);
  };

  const advance = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const [next] = [...held].filter(([, { due }]) => due <= end).toSorted((a, b) => a[1].due - b[1].due);
      if (!next) break;
      const [id, { due, run }] = next;
      held.delete(id);
      now = due;
      run();
    }
    now = end;
  };

  try {
    await scene(advance);
  } finally {
    window.setTimeout = real.setTimeout;
    window.clearTimeout = real.clearTimeout;
    Date.now = real.now;
  }
}
