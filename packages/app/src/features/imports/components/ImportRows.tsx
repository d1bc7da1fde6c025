import { EmptyState, ErrorState, FilterBar, Select, Stack, type BadgeTone } from '@cardamom/ui';
import { Table, type TableColumn } from '@cardamom/ui/table';
import { importOutcomes, type Import, type ImportOutcome, type ImportRow } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { totals } from '#shared/imports/totals.ts';
import { DebouncedSearch, ListPages } from '#shared/list-page/index.ts';
import { narrowed, pageSizes } from '#shared/list-page/list-search.ts';
import { useMessages } from '#shared/messages/index.ts';
import { listImportRows } from '../api/list-import-rows.ts';
import type { ImportSearch } from '../model/import-search.ts';
import type { RowForm } from './useRowCorrections.ts';

/** Props of `ImportRows`. */
export interface ImportRowsProps {
  imported: Import;
  search: ImportSearch;
  onSearchChange: (search: ImportSearch) => void;
  /** With it dishes can be left out. */
  form: RowForm | null;
}

const tones: Record<ImportOutcome, BadgeTone> = {
  NEW: 'success',
  CHANGED: 'info',
  UNCHANGED: 'neutral',
  WRONG: 'error',
};

/** Stands for no filter in a list of choices. */
const allOutcomes = 'ALL';
const editedHere = 'EDITED';

function useRowColumns(form: RowForm | null): TableColumn<ImportRow>[] {
  const { t } = useMessages('imports');
  const words = (text: string) => (text === '' ? t('rows.empty') : text);
  const details = (row: ImportRow) => (form?.isLeftOut(row) ? [t('wrong.isLeftOut')] : whatHappens(row));
  const whatHappens = ({ outcome, reasons, changes, edits }: ImportRow) => [
    ...changes.map(({ field, before, after }) =>
      outcome === 'NEW'
        ? t('rows.newField', { field, after })
        : t('rows.change', { field, before: words(before), after: words(after) }),
    ),
    ...edits.flatMap(({ field, ours, theirs, keeps }) =>
      keeps === 'OURS' ? [t('rows.kept', { field, ours: words(ours), theirs: words(theirs) })] : [],
    ),
    ...reasons.map(({ message }) => message),
  ];
  const leavingOut = ({ isLeftOut, setLeftOut }: RowForm): TableColumn<ImportRow> => ({
    kind: 'operation',
    id: 'actions',
    header: t('rows.actions'),
    label: ({ name, place }) => t('rows.actionsFor', { name: name === '' ? place : name }),
    isOffered: ({ entity }) => entity === 'ITEM',
    value: (row) => [
      {
        id: 'leaveOut',
        label: t(isLeftOut(row) ? 'wrong.asInFile' : 'wrong.leaveOut'),
        onAction: () => setLeftOut(row, !isLeftOut(row)),
      },
    ],
  });
  return [
    {
      kind: 'text',
      id: 'name',
      header: t('rows.name'),
      isRowHeader: true,
      value: ({ name, entity }) => (name === '' ? t(`entity.${entity}`) : name),
      detail: ({ place }) => place,
    },
    {
      kind: 'text',
      id: 'entity',
      header: t('rows.entity'),
      width: '140px',
      value: ({ entity }) => t(`entity.${entity}`),
    },
    {
      kind: 'status',
      id: 'outcome',
      header: t('rows.outcome'),
      value: ({ outcome }) => ({ label: t(`outcome.${outcome}`), tone: tones[outcome] }),
    },
    {
      kind: 'text',
      id: 'details',
      header: t('rows.details'),
      value: (row) => details(row)[0] ?? '',
      detail: (row) => details(row).slice(1).join(' · ') || null,
    },
    ...(form === null ? [] : [leavingOut(form)]),
  ];
}

/** What an import does or did with each row of the file, with its place and the reasons. */
export function ImportRows({ imported, search, onSearchChange, form }: ImportRowsProps) {
  const { t } = useMessages('imports');
  const list = useQuery(listImportRows(imported.id, imported.state, search));
  const columns = useRowColumns(form);
  const sums = totals(imported);
  const narrow = (change: Partial<ImportSearch>) => onSearchChange(narrowed(search, change));
  const isNarrowed = search.outcome !== undefined || search.edited === true || search.search !== undefined;
  const outcomes = importOutcomes.map((outcome) => ({
    id: outcome,
    label: t('outcomeCount', { outcome: t(`outcome.${outcome}`), count: sums[outcome] }),
  }));
  const { editedCount: count } = imported;
  const edited = count > 0 ? [{ id: editedHere, label: t('edits.title', { count }) } as const] : [];
  const choose = (chosen: ImportOutcome | typeof allOutcomes | typeof editedHere | null) =>
    narrow({
      outcome: chosen === null || chosen === allOutcomes || chosen === editedHere ? undefined : chosen,
      edited: chosen === editedHere ? true : undefined,
    });
  return (
    <Stack gap={4}>
      <FilterBar label={t('rows.search')}>
        <DebouncedSearch
          label={t('rows.search')}
          value={search.search ?? ''}
          onChange={(text) => narrow({ search: text || undefined })}
        />
        <Select
          label={t('rows.filter')}
          isLabelHidden
          options={[{ id: allOutcomes, label: t('rows.all') }, ...edited, ...outcomes]}
          value={search.edited ? editedHere : (search.outcome ?? allOutcomes)}
          onChange={choose}
        />
      </FilterBar>
      <Table
        label={t('rows.label', { name: imported.fileName })}
        columns={columns}
        rows={list.data?.items ?? []}
        getRowId={({ id }) => id}
        body={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
        emptyState={
          <EmptyState title={isNarrowed ? t('rows.noMatchTitle') : t('rows.noneTitle')} illustration="search">
            {isNarrowed ? t('rows.noMatchText') : t('rows.noneText')}
          </EmptyState>
        }
        errorState={
          <ErrorState
            title={t('rows.errorTitle')}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          >
            {list.error?.message}
          </ErrorState>
        }
      />
      {list.data && (
        <ListPages
          page={list.data.page}
          rowCount={list.data.items.length}
          limit={search.limit ?? pageSizes[0]}
          onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
          onLimitChange={(limit) => narrow({ limit: limit === pageSizes[0] ? undefined : limit })}
        />
      )}
    </Stack>
  );
}
