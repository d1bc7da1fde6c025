import type { CDPSession } from 'playwright';

/** How long something took, in ms: until it was on the screen, and what of that the page's main thread worked. */
export interface Span {
  wall: number;
  work: number;
}

/** Has the page count its main thread's work from now on. */
export async function countWork(cdp: CDPSession): Promise<void> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Ms the page's main thread has worked so far, waiting for the processor not counted. */
export async function work(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
