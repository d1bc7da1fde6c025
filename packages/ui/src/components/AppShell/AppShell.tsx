import { useMemo, useState, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { latePart } from '../../loading/index.ts';
import type { DrawerProps } from '../Drawer/index.ts';
import { Button } from '../Button/index.ts';
import { FootRoom } from '../FootLane/index.ts';
import type { NavItem } from '../NavList/index.ts';
import { Bar, Fold, Main, PageScroll, Places, Rail, Root, Sheet, SkipLink } from './AppShell.styles.ts';
import { NavigationContext } from './NavigationContext.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { useIsAtLeast } from './useIsAtLeast.ts';

/** Words of the frame. */
export interface AppShellLabels {
  skip: string;
  /** Opens, on a phone, what its bar has no room for. */
  more: string;
  navigation: string;
  collapse: string;
  expand: string;
  /** `expand` in one word, which fits under its icon. */
  expandShort: string;
}

/** Props of `AppShell`. */
export interface AppShellProps {
  /** An `AppBar`. */
  appBar: ReactNode;
  /** A `NavList`. */
  navigation: ReactNode;
  /** A `NavList` of everything, behind the last place of a phone's bar; `navigation` where it is left out. */
  phoneNavigation?: ReactNode;
  /** The places in the bar of a phone; three fit. */
  phonePlaces: readonly NavItem[];
  /** The page. */
  children: ReactNode;
  /** A `ProgressBar`, which knows by itself when a page or its data loads: the frame is not drawn again for it. */
  progress?: ReactNode;
  /** Id of the main element, for the skip link and for focus after a route change. */
  mainId?: string;
  /** Whether the navigation is a rail from `md` on too, where the caller keeps it. */
  isCollapsed?: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
  labels?: Partial<AppShellLabels>;
}

const english: AppShellLabels = {
  skip: 'Skip to content',
  more: 'More',
  navigation: 'Navigation',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  expandShort: 'Expand',
};

const LateDrawer = latePart<DrawerProps>(async () => (await import('../Drawer/index.ts')).Drawer);

/**
 * The frame of the back office: app bar of 64 px, one main on a white sheet, and the navigation: a bar at the foot below
 * `sm` whose last place opens the rest, a rail with words from `sm`, 240 px wide from `md` unless it is collapsed.
 */
export function AppShell({
  appBar,
  navigation,
  phoneNavigation = navigation,
  phonePlaces,
  children,
  progress,
  mainId = 'main',
  isCollapsed: keptCollapsed,
  onCollapsedChange,
  labels,
}: AppShellProps) {
  const words = { ...english, ...labels };
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isCollapsed, setIsCollapsed] = useControlledState(keptCollapsed, false, onCollapsedChange);
  const isRail = !useIsAtLeast('md') || isCollapsed;
  const besidePage = useMemo(() => ({ isRail }), [isRail]);
  const inDrawer = useMemo(() => ({ isRail: false, onFollow: () => setIsMenuOpen(false) }), []);
  return (
    <Root $isCollapsed={isCollapsed} data-frame="">
      <PageScroll />
      <SkipLink href={`#${mainId}`}>{words.skip}</SkipLink>
      <Bar>
        {progress}
        {appBar}
      </Bar>
      <Rail>
        <Places $isRail={isRail}>
          <NavigationContext value={besidePage}>{navigation}</NavigationContext>
        </Places>
        <Fold $isRail={isRail}>
          <Button
            variant="quiet"
            icon={isCollapsed ? 'expand' : 'collapse'}
            aria-label={isCollapsed ? words.expand : words.collapse}
            onPress={() => setIsCollapsed(!isCollapsed)}
          >
            {isCollapsed ? words.expandShort : words.collapse}
          </Button>
        </Fold>
      </Rail>
      <LateDrawer
        isWanted={isMenuOpen}
        side="start"
        title={words.navigation}
        isOpen={isMenuOpen}
        onOpenChange={setIsMenuOpen}
      >
        <NavigationContext value={inDrawer}>{phoneNavigation}</NavigationContext>
      </LateDrawer>
      <Sheet>
        <Main id={mainId} tabIndex={-1}>
          {children}
          <FootRoom />
        </Main>
      </Sheet>
      <PhoneBar
        places={phonePlaces}
        label={words.navigation}
        moreLabel={words.more}
        onMore={() => setIsMenuOpen(true)}
      />
    </Root>
  );
}
