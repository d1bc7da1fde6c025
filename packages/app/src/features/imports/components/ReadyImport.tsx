import { Stack } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import type { ImportSearch } from '../model/import-search.ts';
import { CorrectionsBar } from './CorrectionsBar.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ReadyCard } from './ReadyCard.tsx';
import { useRowCorrections } from './useRowCorrections.ts';

/** Props of `ReadyImport`. */
export interface ReadyImportProps {
  imported: Import;
  search: ImportSearch;
  onSearchChange: (search: ImportSearch) => void;
}

/** An import that was read: what it would do, and where it is corrected before. */
export function ReadyImport({ imported, search, onSearchChange }: ReadyImportProps) {
  const form = useRowCorrections(imported.corrections);
  return (
    <Stack gap={6}>
      <ReadyCard imported={imported} form={form} />
      <ImportRows {...{ imported, search, onSearchChange }} form={imported.table ? form : null} />
      <CorrectionsBar importId={imported.id} form={form} />
    </Stack>
  );
}
