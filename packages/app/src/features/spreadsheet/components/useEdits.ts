import { useState } from 'react';
import type { Edits } from '../model/edits.ts';

/** Steps back that are kept. */
const mostSteps = 200;

interface Steps {
  past: readonly Edits[];
  now: Edits;
  future: readonly Edits[];
}

const nothing: Steps = { past: [], now: new Map(), future: [] };

const isSame = (one: Edits, other: Edits) =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);

/** What was typed and is not saved, with the way back and forth; begins with what was restored. */
export function useEdits(restored: Edits) {
  const [steps, setSteps] = useState<Steps>({ ...nothing, now: restored });
  return {
    edits: steps.now,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    /** Makes a step; one that changes nothing is none. */
    change: (next: Edits) =>
      setSteps((before) =>
        isSame(before.now, next)
          ? before
          : { past: [...before.past, before.now].slice(-mostSteps), now: next, future: [] },
      ),
    undo: () =>
      setSteps(({ past, now, future }) => {
        const last = past.at(-1);
        return last
          ? { past: past.slice(0, -1), now: last, future: [now, ...future] }
          : { past, now, future };
      }),
    redo: () =>
      setSteps(({ past, now, future }) => {
        const [next, ...rest] = future;
        return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
      }),
    /** Forgets everything, also the way back: it was saved or given up. */
    forget: () => setSteps(nothing),
  };
}
