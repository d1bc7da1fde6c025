import { PageHeader } from '@cardamom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { StagePage } from '../layout/StagePage.tsx';
import { usePageTitle } from '../routing/index.ts';
import { Loaded } from './Loaded.tsx';

/** Props of `SettingPage`. */
export interface SettingPageProps<Setting> {
  title: string;
  /** What it is for. */
  purpose: string;
  /** Says that it could not be loaded. */
  errorTitle: string;
  query: UseQueryResult<Setting>;
  /** The id under which history knows it; null where nothing was set yet. */
  historyIdOf: (setting: Setting) => string | null;
  /** What can be done on the page besides, at the end of its title. */
  actions?: ReactNode;
  /** Its form draws on a stage what it leads to. */
  hasStage?: boolean;
  /** The form. */
  children: (setting: Setting) => ReactNode;
}

/** The page of something that a restaurant has one of: it stands under its own title, and has no list. */
export function SettingPage<Setting>({
  title,
  purpose,
  errorTitle,
  query,
  historyIdOf,
  actions,
  hasStage = false,
  children,
}: SettingPageProps<Setting>) {
  usePageTitle(query.isError && query.data === undefined ? errorTitle : title);
  const page = (
    <Loaded query={query} errorTitle={errorTitle} isPage>
      {(setting) => {
        const id = historyIdOf(setting);
        return (
          <>
            <PageHeader
              title={title}
              description={purpose}
              actions={
                <>
                  {id !== null && <HistoryButton entity={{ id, name: title }} />}
                  {actions}
                </>
              }
            />
            {children(setting)}
          </>
        );
      }}
    </Loaded>
  );
  return hasStage ? <StagePage>{page}</StagePage> : page;
}
