import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';

/** What tells of somebody who turns to a field: from afar, and to open it with this very press. */
export interface TurningTo {
  onFocus: () => void;
  onPointerEnter: () => void;
  onPointerDownCapture: () => void;
}

/** How the options of a field come. */
interface OfferedOptions {
  /** They are so few that they are written with the next frame. */
  isShort?: boolean;
  /** Somebody has turned to the field before it was drawn. */
  isTurnedTo?: boolean;
}

/**
 * The options that a closed list holds: the chosen ones, and all of them once somebody turns to its field, by pointer or
 * keyboard. React Aria builds every option of a closed list, and hundreds of them cost a slow processor more than the form
 * around them. A short list is there before the next key that is pressed; a long one when the browser has time.
 */
export function useOffered<Option extends { id: string }>(
  all: () => readonly Option[],
  chosen: () => readonly Option[],
  { isShort = false, isTurnedTo: isFirst = false }: OfferedOptions = {},
): [offered: readonly Option[], turningTo: TurningTo] {
  const [isTurnedTo, setIsTurnedTo] = useState(isFirst);
  const turn = () => startTransition(() => setIsTurnedTo(true));
  // A list that opens before its options are there would not open at the chosen one.
  const turnNow = () => flushSync(() => setIsTurnedTo(true));
  const offered = isTurnedTo ? all() : chosen();
  const onFocus = isShort ? () => setIsTurnedTo(true) : turn;
  return [offered, { onFocus, onPointerEnter: turn, onPointerDownCapture: turnNow }];
}
