import type { ReactNode } from 'react';
import { Logo } from '../Logo/index.ts';
import { Home, NarrowOnly, Place, Root, Tools, WideOnly } from './AppBar.styles.ts';

/** Props of `AppBar`. */
export interface AppBarProps {
  /** Where the mark leads. */
  homeHref?: string;
  homeLabel?: string;
  /** The restaurant that is worked on. */
  restaurant?: ReactNode;
  /** Tools at the end: theme, account menu. */
  children?: ReactNode;
}

/** What the bar at the top holds: the mark, the restaurant, and tools at the end. */
export function AppBar({ homeHref = '/', homeLabel = 'Cardamom, home', restaurant, children }: AppBarProps) {
  return (
    <Root>
      <Home href={homeHref} aria-label={homeLabel}>
        <WideOnly>
          <Logo />
        </WideOnly>
        <NarrowOnly>
          <Logo hidesName />
        </NarrowOnly>
      </Home>
      {restaurant && <Place>{restaurant}</Place>}
      {children && <Tools>{children}</Tools>}
    </Root>
  );
}
