import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenAtRest } from '#shared/browser/when-at-rest.ts';
import { keepList, keepPage } from '../api/keep-offline.ts';

/** Without a network nothing more can be fetched: what the page may need then is loaded before it is kept. */
const partsForLater = () => import('./RefusedDialog.tsx');

/** Keeps the page with what it shows, as long as that is fresh; returns whether it opens without a network. */
export function useOpensOffline(isFresh: boolean, shownAt: number): boolean {
  const queryClient = useQueryClient();
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    if (isFresh) void keepList(queryClient);
  }, [queryClient, isFresh, shownAt]);
  useEffect(() => {
    if (!isFresh) {
      // It did open so.
      setOpens('serviceWorker' in navigator && navigator.serviceWorker.controller !== null);
      return;
    }
    whenAtRest(() => {
      void partsForLater()
        .then(() => keepPage())
        .then(setOpens);
    });
  }, [isFresh]);
  return opens;
}
