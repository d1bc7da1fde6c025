import { atom } from 'jotai';

/** What stands above the page because it was asked for from anywhere: the search over everything, or the list of keys. */
export const openPanelAtom = atom<'search' | 'keys' | null>(null);
