/** How a tab leads: returns how to stop. */
export type Lead = () => () => void;

/** Waits for the one lock of this name that all tabs of a browser share, and leads while it is held; returns how to leave. */
export function leadByLock(locks: Pick<LockManager, 'request'>, name: string, lead: Lead): () => void {
  const leaving = new AbortController();
  const hold = async (): Promise<void> => {
    const stop = lead();
    if (!leaving.signal.aborted)
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve, { once: true }));
    stop();
  };
  locks.request(name, { signal: leaving.signal }, hold).catch((error: unknown) => {
    if (!leaving.signal.aborted) reportError(error);
  });
  return () => leaving.abort();
}

/** What tabs say to agree on one that leads. */
export type LeadMessage = { kind: 'who' | 'lead' | 'gone'; from: string };

/** How tabs speak with one another. */
export interface LeadChannel {
  send: (message: LeadMessage) => void;
  /** Calls back with what other tabs say; returns how to stop. */
  hear: (listener: (message: LeadMessage) => void) => () => void;
}

/** Milliseconds: how long an answer is waited for, how often a leader says that it leads, and after how long without it another one may be gone. */
export const leadTimes = { answer: 400, beat: 20_000, gone: 150_000 } as const;

/**
 * As `leadByLock`, where there are no locks (plain http is no secure context): a tab asks who leads, and leads where nobody
 * answers. Of two that lead at once the one with the smaller name goes on; both do no harm meanwhile. A tab in the background
 * answers too, since messages come at once where timers are held back. Returns how to leave.
 */
export function leadByAsking(channel: LeadChannel, from: string, lead: Lead): () => void {
  let stop: (() => void) | null = null;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  const sayThatItLeads = () => {
    channel.send({ kind: 'lead', from });
    after(leadTimes.beat, sayThatItLeads);
  };
  const begin = () => {
    isAsking = false;
    stop = lead();
    sayThatItLeads();
  };
  const ask = () => {
    isAsking = true;
    channel.send({ kind: 'who', from });
    after(leadTimes.answer, begin);
  };
  /** Lets another tab lead, and asks again where nothing is heard of it. */
  const yieldFor = (milliseconds: number) => {
    isAsking = false;
    after(milliseconds, ask);
  };
  const follow = () => {
    stop?.();
    stop = null;
    yieldFor(leadTimes.gone);
  };
  const stopHearing = channel.hear(({ kind, from: other }) => {
    if (kind === 'gone') {
      if (!stop) ask();
    } else if (kind === 'who') {
      if (stop) sayThatItLeads();
      // Of several that ask at once, as when a browser opens again, the one with the smallest name goes first.
      else if (isAsking && from < other) channel.send({ kind: 'who', from });
      else if (isAsking) yieldFor(2 * leadTimes.answer);
    } else if (stop && from < other) sayThatItLeads();
    else follow();
  });
  ask();

  return () => {
    clearTimeout(timer);
    stopHearing();
    if (!stop) return;
    stop();
    stop = null;
    channel.send({ kind: 'gone', from });
  };
}
