import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Milliseconds of quiet before a result is said, so that it neither cuts off what is typed nor counts letter by letter. */
export const settleMs = 500;

/** Props of `LiveResult`. */
export interface LiveResultProps {
  /** What is looked for: the text typed, the filters chosen. Each other one is answered aloud once. */
  query: string;
  /** What was found, "12 items"; undefined while it is looked for. */
  found: string | undefined;
}

/** Tells screen readers what a search or a filter found, once typing has settled (WCAG 2.2, 4.1.3); nothing on arrival. */
export function LiveResult({ query, found }: LiveResultProps) {
  const answered = useRef<string | null>(null);
  const [said, setSaid] = useState({ query, found: '' });
  useEffect(() => {
    if (found === undefined || answered.current === query) return undefined;
    if (answered.current === null) {
      answered.current = query;
      return undefined;
    }
    const timer = setTimeout(() => {
      answered.current = query;
      setSaid({ query, found });
    }, settleMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query, found]);
  return (
    <VisuallyHidden as="div" role="status">
      {said.query === query && said.found}
    </VisuallyHidden>
  );
}
