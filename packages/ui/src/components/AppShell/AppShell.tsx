import { useMemo, useState, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { latePart } from '../../loading/index.ts';
import type { DrawerProps } from '../Drawer/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Bar, Fold, Main, MenuToggle, PageScroll, Places, Rail, Root, SkipLink } from './AppShell.styles.ts';
import { NavigationContext } from './NavigationContext.ts';
import { useIsAtLeast } from './useIsAtLeast.ts';

/** Words of the frame. */
export interface AppShellLabels {
  skip: string;
  openMenu: string;
  navigation: string;
  loading: string;
  collapse: string;
  expand: string;
}

/** Props of `AppShell`. */
export interface AppShellProps {
  /** An `AppBar`. */
  appBar: ReactNode;
  /** A `NavList`. */
  navigation: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Shows the progress line while a page or its data loads. */
  progress?: boolean;
  /** Id of the main element, for the skip link and for focus after a route change. */
  mainId?: string;
  /** Whether the navigation is a rail from `lg` on too, where the caller keeps it. */
  isCollapsed?: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
  labels?: Partial<AppShellLabels>;
}

const english: AppShellLabels = {
  skip: 'Skip to content',
  openMenu: 'Open navigation',
  navigation: 'Navigation',
  loading: 'Loading',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
};

const LateDrawer = latePart<DrawerProps>(async () => (await import('../Drawer/index.ts')).Drawer);

/**
 * The frame of the back office: app bar of 64 px, one main, and the navigation: a drawer below `md`, a rail of icons from
 * `md`, 264 px wide from `lg` unless it is collapsed.
 */
export function AppShell({
  appBar,
  navigation,
  children,
  progress = false,
  mainId = 'main',
  isCollapsed: keptCollapsed,
  onCollapsedChange,
  labels,
}: AppShellProps) {
  const words = { ...english, ...labels };
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isCollapsed, setIsCollapsed] = useControlledState(keptCollapsed, false, onCollapsedChange);
  const isRail = !useIsAtLeast('lg') || isCollapsed;
  const besidePage = useMemo(() => ({ isRail }), [isRail]);
  const inDrawer = useMemo(() => ({ isRail: false, onFollow: () => setIsMenuOpen(false) }), []);
  return (
    <Root $isCollapsed={isCollapsed}>
      <PageScroll />
      <SkipLink href={`#${mainId}`}>{words.skip}</SkipLink>
      <Bar>
        <ProgressBar isVisible={progress} label={words.loading} />
        <MenuToggle>
          <IconButton icon="menu" label={words.openMenu} onPress={() => setIsMenuOpen(true)} />
        </MenuToggle>
        {appBar}
      </Bar>
      <Rail>
        <Places>
          <NavigationContext value={besidePage}>{navigation}</NavigationContext>
        </Places>
        <Fold $isRail={isRail}>
          <IconButton
            icon={isCollapsed ? 'expand' : 'collapse'}
            label={isCollapsed ? words.expand : words.collapse}
            onPress={() => setIsCollapsed(!isCollapsed)}
          />
        </Fold>
      </Rail>
      <LateDrawer
        isWanted={isMenuOpen}
        side="start"
        title={words.navigation}
        isOpen={isMenuOpen}
        onOpenChange={setIsMenuOpen}
      >
        <NavigationContext value={inDrawer}>{navigation}</NavigationContext>
      </LateDrawer>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}
