import { useCallback, useState, type ReactNode } from 'react';
import { latePart } from '../../loading/index.ts';
import type { DrawerProps } from '../Drawer/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Bar, Main, MenuToggle, Rail, Root, SkipLink } from './AppShell.styles.ts';
import { NavigationContext } from './NavigationContext.ts';

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
  labels?: { skip: string; openMenu: string; navigation: string; loading: string };
}

const english = {
  skip: 'Skip to content',
  openMenu: 'Open navigation',
  navigation: 'Navigation',
  loading: 'Loading',
};

const LateDrawer = latePart<DrawerProps>(async () => (await import('../Drawer/index.ts')).Drawer);

/** The frame of the back office: app bar of 64 px, navigation of 264 px from `md` on and a drawer below it, one main. */
export function AppShell({
  appBar,
  navigation,
  children,
  progress = false,
  mainId = 'main',
  labels = english,
}: AppShellProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  return (
    <Root>
      <SkipLink href={`#${mainId}`}>{labels.skip}</SkipLink>
      <ProgressBar isVisible={progress} label={labels.loading} />
      <Bar>
        <MenuToggle>
          <IconButton icon="menu" label={labels.openMenu} onPress={() => setIsMenuOpen(true)} />
        </MenuToggle>
        {appBar}
      </Bar>
      <Rail>{navigation}</Rail>
      <LateDrawer
        isWanted={isMenuOpen}
        side="start"
        title={labels.navigation}
        isOpen={isMenuOpen}
        onOpenChange={setIsMenuOpen}
      >
        <NavigationContext value={closeMenu}>{navigation}</NavigationContext>
      </LateDrawer>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}
