import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';

/** What tells of somebody who turns to a field: from afar, and to open it with this very press. */
export interface TurningTo {
  onFocus: () => void;
  onPointerEnter: () => void;
  onPointerDownCapture: () => void;
}

/**
 * The options that a closed list holds: the chosen ones, and all of them once somebody turns to its field, by pointer or
 * keyboard. React Aria builds every option of a closed list, and hundreds of them cost a slow processor more than the form
 * around them. They are there when the browser has time; `wasTurnedTo` has them from the first drawing.
 */
export function useOffered<Option extends { id: string }>(
  all: () => readonly Option[],
  chosen: () => readonly Option[],
  wasTurnedTo = false,
): [offered: readonly Option[], turningTo: TurningTo] {
  const [isTurnedTo, setIsTurnedTo] = useState(wasTurnedTo);
  const turn = () => startTransition(() => setIsTurnedTo(true));
  // A list that opens before its options are there would not open at the chosen one.
  const turnNow = () => flushSync(() => setIsTurnedTo(true));
  const offered = isTurnedTo ? all() : chosen();
  return [offered, { onFocus: turn, onPointerEnter: turn, onPointerDownCapture: turnNow }];
}
