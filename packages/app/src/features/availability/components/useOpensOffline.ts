import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenAtRest } from '#shared/browser/when-at-rest.ts';
import { whenBack } from '#shared/browser/when-back.ts';
import { keepList, keepPage } from '../api/keep-offline.ts';

/** Without a network nothing more can be fetched: what the page may need then is loaded before it is kept. */
const partsForLater = () => import('./RefusedDialog.tsx');

/**
 * What could not be kept is tried again when the network is back, and after such pauses, in ms, each twice as long as the one before: a network
 * that is there need not reach anybody yet.
 */
const firstPause = 2000;
const longestPause = 300_000;

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
    const keep = async (pause: number) => {
      if (signal.aborted) return;
      const isBack = whenBack(['online'], signal, pause);
      try {
        await partsForLater();
        const isKept = await keepPage();
        setOpens(isKept);
        if (isKept) return;
      } catch {
        // The network went before the page was at rest.
      }
      await isBack;
      await keep(Math.min(pause * 2, longestPause));
    };
    whenAtRest(() => void keep(firstPause));
    return () => leaving.abort();
  }, [isFresh]);
  return opens;
}
