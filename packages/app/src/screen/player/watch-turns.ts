import type { Device } from '../time/device.ts';
import { dueAt, timeOf, type Playing } from './playing.ts';

/** How often it looks, in ms; no page is held to be stuck that stands for less. */
const lookMs = 3000;
/** A page that has not turned for so many of its times is stuck. */
const stuckTimes = 3;

interface WatchOptions {
  device: Pick<Device, 'steady' | 'after'>;
  playing: () => Playing | null;
  onStuck: (error: Error) => void;
}

/** Finds out where pages have stopped to turn, apart from what turns them; a device that had no time for either is believed once. Returns how to stop. */
export function watchTurns({ device, playing: now, onStuck }: WatchOptions): () => void {
  let leave: (() => void) | undefined;
  /** The turn after which the page was found to be late. */
  let lateAtTurn: number | null = null;
  const look = () => {
    const playing = now();
    const due = playing && dueAt(playing);
    const late = due === null || playing === null ? 0 : device.steady() - due;
    const isLate = playing !== null && late > (stuckTimes - 1) * Math.max(timeOf(playing), lookMs);
    if (isLate && lateAtTurn === playing.turns)
      onStuck(new Error(`A page has not turned for ${Math.round(late / 1000)} s`));
    lateAtTurn = isLate ? playing.turns : null;
    leave = device.after(lookMs, look);
  };
  look();
  return () => leave?.();
}
