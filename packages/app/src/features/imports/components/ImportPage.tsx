import { PageHeader, Stack } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { usePageTitle } from '#shared/routing/index.ts';
import type { ImportSearch } from '../model/import-search.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ExportCard } from './ExportCard.tsx';
import { Columns } from './ImportPage.styles.ts';
import { ImportList } from './ImportList.tsx';
import { OneImport } from './OneImport.tsx';

/** Props of `ImportPage`. */
export interface ImportPageProps {
  /** The import and which of its rows are shown, as the URL says. */
  search: ImportSearch;
  onSearchChange: (search: ImportSearch) => void;
}

/** Where a menu comes in from a file, seen first and applied as a whole, and where it goes out. */
export function ImportPage({ search, onSearchChange }: ImportPageProps) {
  const { t } = useMessages('imports');
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} description={t('purpose')} />
      {search.import === undefined ? (
        <Stack gap={6}>
          <Columns>
            <ChooseFiles onHandedIn={(id) => onSearchChange({ import: id })} />
            <ExportCard />
          </Columns>
          <ImportList />
        </Stack>
      ) : (
        <OneImport
          key={search.import}
          importId={search.import}
          {...{ search, onSearchChange }}
          onStartOver={() => onSearchChange({})}
        />
      )}
    </>
  );
}
