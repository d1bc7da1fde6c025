import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenAtRest } from '#shared/browser/when-at-rest.ts';
import { whenBack } from '#shared/browser/when-back.ts';
import { keepList, keepPage } from '../api/keep-offline.ts';

/** Without a network nothing more can be fetched: what the page may need then is loaded before it is kept. */
const partsForLater = () => import('./RefusedDialog.tsx');

const isKeptHere = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Keeps the page with what it shows, read at `shownAt`, as long as that is fresh; returns whether it opens without a network. */
export function useOpensOffline(isFresh: boolean, shownAt: number): boolean {
  const queryClient = useQueryClient();
  // A page that is not fresh did open so.
  const [opens, setOpens] = useState(isKeptHere);
  useEffect(() => {
    if (isFresh && shownAt > 0) void keepList(queryClient);
  }, [queryClient, isFresh, shownAt]);
  useEffect(() => {
    if (!isFresh) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const keep = async () => {
      if (signal.aborted) return;
      const isBack = whenBack(['online'], signal);
      try {
        await partsForLater();
        const isKept = await keepPage();
        setOpens(isKept);
        if (isKept) return;
      } catch {
        // The network went before the page was at rest; what it may need is fetched once it is back.
      }
      await isBack;
      await keep();
    };
    whenAtRest(() => void keep());
    return () => leaving.abort();
  }, [isFresh]);
  return opens;
}
