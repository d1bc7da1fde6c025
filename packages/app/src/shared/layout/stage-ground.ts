import { createContext } from 'react';

/** Where the page's stage stands beside the sheet; null where there is none. A form draws into it what it leads to. */
export const StageGround = createContext<HTMLElement | null>(null);
