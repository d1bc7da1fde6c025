import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { showInGlass } from './guest-links.ts';

/** The way to the form, on the page. */
const button = 'nav > [href$="#find"]';

/**
 * Finding and filtering in a preview, which has no address to keep them in: whether the form is open, and what is asked of the menu. What
 * a press leads to takes the focus, as on the guest's own page. `isPart`: some dishes are not there, so it is only said what guests can do.
 */
export function useFinding(root: RefObject<HTMLElement | null>, isPart: boolean) {
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isSaid, setIsSaid] = useState(false);
  /** What takes the focus once it is drawn, and where the page was scrolled to before the form. */
  const next = useRef<{ focus: string; top: number | null } | null>(null);
  const cameFrom = useRef(0);

  useLayoutEffect(() => {
    if (next.current === null) return;
    const { focus, top } = next.current;
    next.current = null;
    const target = root.current?.querySelector<HTMLElement>(focus);
    if (top === null) showInGlass(target);
    else root.current?.parentElement?.scrollTo({ top, behavior: 'instant' });
    target?.focus({ preventScroll: true });
  });

  const ask = (asked: string) => {
    setQuery(asked);
    setIsOpen(false);
    next.current = asked === '' ? { focus: button, top: 0 } : { focus: '#found', top: null };
  };
  const onFind = (opens: boolean) => {
    if (isPart) {
      setIsSaid(opens);
      return;
    }
    setIsOpen(opens);
    if (opens) cameFrom.current = root.current?.parentElement?.scrollTop ?? 0;
    next.current = opens ? { focus: '#find', top: 0 } : { focus: button, top: cameFrom.current };
  };
  return {
    query,
    isOpen,
    isSaid,
    onFind,
    onQuery: ask,
    /** Another page begins with nothing asked of it. */
    reset: () => {
      setQuery('');
      setIsSaid(false);
    },
    onSubmit: (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      // The page around it may be a form of its own.
      event.stopPropagation();
      const typed = [...new FormData(event.target as HTMLFormElement)].filter(([, value]) => value !== '');
      ask(new URLSearchParams(typed as [string, string][]).toString());
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      onFind(false);
    },
  };
}
