import type { QueryClient } from '@tanstack/react-query';
import { readAgain, type Touches } from '../api/index.ts';
import { withTouches } from './touched-queries.ts';

/** What arrives together is read together; a change of a whole list comes in many pieces, in ms. */
const together = 50;
const betweenReadings = 1000;
/** How often and how long a change that is being sent from here is waited for: reading meanwhile would show the time before it. */
const waiting = { every: 200, times: 15 } as const;

/** Reads again what was changed elsewhere: at once, then at most once a second, and where nobody looks when they do again. */
export function createReader(queryClient: QueryClient) {
  let due: Touches = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastReading = 0;

  const later = (milliseconds: number, waited: number) => {
    timer = setTimeout(() => read(waited), milliseconds);
  };
  function read(waited: number): void {
    if (queryClient.isMutating() > 0 && waited < waiting.times) {
      later(waiting.every, waited + 1);
      return;
    }
    const touches = due;
    due = [];
    timer = undefined;
    lastReading = Date.now();
    // A page that is looked at again reads by itself.
    if (!document.hidden) void readAgain(queryClient, touches);
  }

  return {
    touch(touches: Touches): void {
      due = withTouches(due, touches);
      if (timer === undefined) later(Math.max(together, lastReading + betweenReadings - Date.now()), 0);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      due = [];
    },
  };
}
