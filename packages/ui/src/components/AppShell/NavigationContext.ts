import { createContext } from 'react';

/** What the frame tells the navigation inside it. */
export interface NavigationSurroundings {
  /** Called when a link is followed, so that a drawer around it can close. */
  onFollow?: () => void;
  /** True where there is room for icons only. */
  isRail: boolean;
}

/** Read by `NavList`; set by `AppShell`. */
export const NavigationContext = createContext<NavigationSurroundings>({ isRail: false });
