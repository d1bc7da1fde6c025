import type { paths, ScreenReport } from '@cardamom/api-types';
import type { Device } from '../time/device.ts';
import { about } from '../time/wait.ts';

const path = `/api${'/public/screens/{screenCode}/reports' satisfies keyof paths}`;

const everyMs = 30_000;
/** A change of menus and a fault are said so soon, in ms. */
const soonMs = 1000;
const longestFault = 500;
const patience = 10_000;

/** Sends a report; false where it did not arrive. */
export async function sendReport(code: string, report: ScreenReport): Promise<boolean> {
  try {
    const answer = await fetch(path.replace('{screenCode}', code), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      // It arrives also where the page is loaded anew meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

interface ReportOptions {
  device: Device;
  /** What stands on the screen; null before anything does. */
  facts: () => Omit<ScreenReport, 'fault'> | null;
  send: (report: ScreenReport) => Promise<boolean>;
}

/** Says every half minute or so that the screen is there, and sooner where something happened. */
export function createReports({ device, facts, send }: ReportOptions) {
  /** The latest that the server has not heard of. */
  let fault: string | null = null;
  let leave: (() => void) | undefined;
  let isStopped = false;

  async function report(): Promise<void> {
    const now = facts();
    const told = fault;
    if (now === null) return;
    const hasArrived = await send({ ...now, ...(told !== null && { fault: told }) });
    if (hasArrived && fault === told) fault = null;
  }
  function reportAfter(milliseconds: number): void {
    leave?.();
    leave = device.after(milliseconds, () => {
      reportAfter(about(everyMs, device));
      void report();
    });
  }
  reportAfter(soonMs);
  return {
    /** Something else stands there. */
    soon: () => {
      if (!isStopped) reportAfter(soonMs);
    },
    /** Something went wrong in drawing. */
    fault(text: string): void {
      fault = text.trim().slice(0, longestFault) || 'Unknown';
      if (!isStopped) reportAfter(0);
    },
    stop(): void {
      isStopped = true;
      leave?.();
    },
  };
}
