import { startTransition, useState } from 'react';

/** What tells of somebody who turns to a field. */
export interface TurningTo {
  onFocus: () => void;
  onPointerEnter: () => void;
}

/**
 * The options that a closed list holds: the chosen ones, and all of them once somebody turns to its field, by pointer or
 * keyboard. React Aria builds every option of a closed list, and hundreds of them cost a slow processor more than the form
 * around them.
 */
export function useOffered<Option extends { id: string }>(
  options: readonly Option[],
  isChosen: (id: string) => boolean,
): [offered: readonly Option[], turningTo: TurningTo] {
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  const turn = () => startTransition(() => setIsTurnedTo(true));
  const offered = isTurnedTo ? options : options.filter(({ id }) => isChosen(id));
  return [offered, { onFocus: turn, onPointerEnter: turn }];
}
