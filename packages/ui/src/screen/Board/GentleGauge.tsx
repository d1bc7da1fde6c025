import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FacePlan } from '../planning/views.ts';
import { BoardGauge, type BoardGaugeProps } from './BoardGauge.tsx';
import { keepPlan, keptPlan, keyOfBoard, takeTurn } from './kept-plans.ts';

/** Props of `GentleGauge`. */
export type GentleGaugeProps = Omit<BoardGaugeProps, 'isGentle'>;

/**
 * Measures a board where somebody works meanwhile: one board after the other, and one that stands on several screens, or was looked at before, only
 * once.
 */
export function GentleGauge({ content, glass, words, onPlan }: GentleGaugeProps) {
  const key = useMemo(() => keyOfBoard(content, glass, words), [content, glass, words]);
  const [turn, setTurn] = useState('');
  useEffect(
    () =>
      takeTurn(() => {
        const known = keptPlan(key);
        if (known) onPlan(known);
        else setTurn(key);
      }),
    [key, onPlan],
  );
  const plan = useCallback(
    (made: FacePlan) => {
      keepPlan(key, made);
      onPlan(made);
    },
    [key, onPlan],
  );
  return turn === key ? <BoardGauge {...{ content, glass, words }} onPlan={plan} isGentle /> : null;
}
