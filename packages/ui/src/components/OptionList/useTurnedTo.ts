import { startTransition, useState } from 'react';

/** What a field tells of somebody who turns to it. */
export interface TurningTo {
  onFocus: () => void;
  onPointerEnter: () => void;
}

/**
 * Whether somebody has turned to a field, by pointer or keyboard. Until then the hundreds of options of a closed list need
 * not stand: React Aria builds every one of them, which costs a slow processor more than the form around it.
 */
export function useTurnedTo(): [isTurnedTo: boolean, turning: TurningTo] {
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  const turn = () => startTransition(() => setIsTurnedTo(true));
  return [isTurnedTo, { onFocus: turn, onPointerEnter: turn }];
}
