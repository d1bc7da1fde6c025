import type { ReactNode } from 'react';
import { Logo } from '../Logo/index.ts';
import { Beside, Home, Place, Root, Search, Tools } from './AppBar.styles.ts';

/** Props of `AppBar`. */
export interface AppBarProps {
  /** Where the mark leads. */
  homeHref?: string;
  homeLabel?: string;
  /** The restaurant that is worked on. */
  restaurant?: ReactNode;
  /** A `MenuButton` beside its name, where there is another one to go to. */
  restaurantMenu?: ReactNode;
  /** The way to everything by its name: a `SearchTrigger`. */
  search?: ReactNode;
  /** Tools at the end, such as the account menu. */
  children?: ReactNode;
}

/** What the bar at the top holds: the mark, the restaurant, the search, and tools at the end, which alone stay where a phone shows a list's title there. */
export function AppBar({
  homeHref = '/',
  homeLabel = 'Cardamom, home',
  restaurant,
  restaurantMenu,
  search,
  children,
}: AppBarProps) {
  return (
    <Root>
      <Home href={homeHref} aria-label={homeLabel} data-gives-way>
        <Logo hidesName />
      </Home>
      {restaurant && <Place data-gives-way>{restaurant}</Place>}
      {restaurantMenu && <Beside data-gives-way>{restaurantMenu}</Beside>}
      {search && <Search data-gives-way>{search}</Search>}
      {children && <Tools>{children}</Tools>}
    </Root>
  );
}
