import { AppShell } from '@cardamom/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { useFocusOnNavigation } from '#shared/routing/index.ts';
import { useCollapsedNavigation } from '../collapsed-navigation.ts';
import { usePhonePlaces } from '../usePhonePlaces.ts';
import { OfficeBar } from './OfficeBar.tsx';
import { OfficeNavigation } from './OfficeNavigation.tsx';
import { OfficeProgress } from './OfficeProgress.tsx';
import { StillTrying } from './StillTrying.tsx';

const mainId = 'main';

/** The frame of every signed-in page. */
export function OfficeShell({ children }: { children: ReactNode }) {
  const { t } = useMessages('common');
  const [isCollapsed, chooseCollapsed] = useCollapsedNavigation();
  useFocusOnNavigation(mainId);
  return (
    <AppShell
      mainId={mainId}
      isCollapsed={isCollapsed}
      onCollapsedChange={chooseCollapsed}
      progress={<OfficeProgress />}
      labels={{
        skip: t('shell.skip'),
        more: t('shell.more'),
        navigation: t('navigation.main'),
      }}
      appBar={<OfficeBar />}
      navigation={<OfficeNavigation />}
      phoneNavigation={<OfficeNavigation showsTools />}
      phonePlaces={usePhonePlaces()}
    >
      <StillTrying />
      {children}
    </AppShell>
  );
}
