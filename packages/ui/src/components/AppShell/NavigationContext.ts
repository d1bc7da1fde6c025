import { createContext } from 'react';

/** Called by navigation links when they are followed, so that a drawer around them can close. */
export const NavigationContext = createContext<(() => void) | null>(null);
