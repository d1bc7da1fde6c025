/** Lets one at a time have its turn. */
export type FairQueue = {
  readonly length: number;
  /** Waits for a turn, and returns how to end it; throws the signal's reason when that comes first. */
  turn(owner: string, signal: AbortSignal): Promise<() => void>;
};

type Waiting = { readonly owner: string; readonly begin: () => void };

/** The next turn is another owner's than the last one's where any waits, so that nobody is kept waiting by one who comes often. */
export function fairQueue(): FairQueue {
  const waiting: Waiting[] = [];
  let isTaken = false;
  let last = '';

  function next(): void {
    if (isTaken) return;
    const other = waiting.findIndex(({ owner }) => owner !== last);
    const [chosen] = waiting.splice(Math.max(0, other), 1);
    if (chosen === undefined) return;
    isTaken = true;
    last = chosen.owner;
    chosen.begin();
  }

  return {
    get length() {
      return waiting.length;
    },
    async turn(owner, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const entry: Waiting = { owner, begin: resolve };
      const leave = (): void => {
        const at = waiting.indexOf(entry);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(entry);
      next();
      try {
        await promise;
      } finally {
        signal.removeEventListener('abort', leave);
      }
      return () => {
        isTaken = false;
        next();
      };
    },
  };
}
