import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How many places on view ask the person to try again. */
export const retryOffersAtom = atom(0);

/** Counts a place among those that ask the person to try again, as long as it does. */
export function useRetryOffer(isOffered: boolean): void {
  const setOffers = useSetAtom(retryOffersAtom);
  useEffect(() => {
    if (!isOffered) return undefined;
    setOffers((count) => count + 1);
    return () => setOffers((count) => count - 1);
  }, [isOffered, setOffers]);
}
