import {
  startTransition,
  useLayoutEffect,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** How somebody turned to a field that rested: came near with a pointer, led the focus to it, or pressed it. */
export type Turn = 'pointed' | 'focused' | 'pressed';

/** What tells a resting field of somebody who turns to it; on its frame, the focus on its input. */
export interface RestingProps {
  frame: {
    onPointerEnter: (event: PointerEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
  input: { onFocus: () => void };
}

/** Chips that stand in the frame are turned to by themselves. */
const isOnChip = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[role=row]') !== null;

/** Whether somebody has turned to a field yet, and how; and what its resting form listens to. */
export function useTurn(): [turn: Turn | undefined, resting: RestingProps] {
  const [turn, setTurn] = useState<Turn>();
  const resting: RestingProps = {
    frame: {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        // A finger that arrives has pressed already; who is at a chip in it would lose the focus.
        if (pointerType !== 'touch' && !currentTarget.contains(document.activeElement))
          startTransition(() => setTurn('pointed'));
      },
      onMouseDown: (event) => {
        if (event.button !== 0 || isOnChip(event)) return;
        // The press would take the focus to what is no longer there.
        event.preventDefault();
        setTurn('pressed');
      },
      // Screen readers press without a pointer.
      onClick: (event) => {
        if (!isOnChip(event)) setTurn('pressed');
      },
    },
    input: { onFocus: () => setTurn('focused') },
  };
  return [turn, resting];
}

/** Goes on in the field itself with what was begun on the resting one: it has the focus, and is open if that was pressed. */
export function useGoingOn(input: RefObject<HTMLInputElement | null>, turn: Turn | undefined): void {
  useLayoutEffect(() => {
    if (turn === undefined || turn === 'pointed') return;
    input.current?.focus();
    if (turn === 'pressed') input.current?.click();
    // What is typed takes the place of what is there, as in every input that Tab leads to.
    else input.current?.select();
  }, [input, turn]);
}
