import { useEffect, useState, type ReactNode } from 'react';
import { screenTimes } from '../motion.ts';
import { Page } from './Turn.styles.ts';

interface Shown {
  name: string;
  kind: 'SPOTLIGHT' | 'BOARD';
  page: ReactNode;
}

/** Props of `Turn`. */
export interface TurnProps extends Shown {
  /** Pages are replaced at once. */
  isStill: boolean;
}

/** Shows a page; another one takes its place while the old one leaves. What changes on the same page turns nothing. */
export function Turn({ name, kind, page, isStill }: TurnProps) {
  const [turn, setTurn] = useState<{ now: Shown; before: Shown | null }>({
    now: { name, kind, page },
    before: null,
  });
  if (turn.now.name !== name) setTurn({ now: { name, kind, page }, before: isStill ? null : turn.now });
  else if (turn.now.page !== page || turn.now.kind !== kind)
    setTurn({ now: { name, kind, page }, before: turn.before });
  const { before } = turn;
  useEffect(() => {
    if (!before) return undefined;
    const rest = setTimeout(
      () => setTurn((now) => (now.before === before ? { ...now, before: null } : now)),
      screenTimes.turn,
    );
    return () => clearTimeout(rest);
  }, [before]);
  const pages = before ? [before, turn.now] : [turn.now];
  return pages.map((one) => (
    <Page
      key={one.name}
      data-kind={one.kind}
      data-turn={before ? (one === before ? 'leaving' : 'entering') : undefined}
      aria-hidden={one === before ? true : undefined}
    >
      {one.page}
    </Page>
  ));
}
