import { AlertDialog, Banner, EmptyState, ErrorState, Stack, type BadgeTone } from '@cardamom/ui';
import { Table, type TableColumn } from '@cardamom/ui/table';
import type { ImportEntry, ImportState } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { ListPages } from '#shared/list-page/index.ts';
import { pageSizes } from '#shared/list-page/list-search.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { listImports } from '#shared/imports/list-imports.ts';
import { changeCount, totals } from '#shared/imports/totals.ts';
import { useUndoImport } from './useUndoImport.ts';

const tones: Record<ImportState, BadgeTone> = {
  READING: 'info',
  ASKING: 'warning',
  READY: 'warning',
  APPLYING: 'info',
  APPLIED: 'success',
  FAILED: 'error',
  CANCELLED: 'neutral',
};

const canBeUndone = (entry: ImportEntry) =>
  entry.batchId !== null && !entry.isUndone && changeCount(entry) > 0;

function useImportColumns(onUndo: (entry: ImportEntry) => void): TableColumn<ImportEntry>[] {
  const { t } = useMessages('imports');
  const href = useHref();
  const { timeZone } = useAccess();
  const hrefOf = ({ id }: ImportEntry) => href({ to: '/menu-management/import', search: { import: id } });
  const countsOf = (entry: ImportEntry) => {
    const { NEW, CHANGED, WRONG } = totals(entry);
    return entry.counts.length === 0 ? null : t('list.counts', { added: NEW, changed: CHANGED, left: WRONG });
  };
  return [
    {
      kind: 'text',
      id: 'file',
      header: t('list.file'),
      isRowHeader: true,
      value: ({ fileName }) => fileName,
      detail: countsOf,
    },
    {
      kind: 'text',
      id: 'staff',
      header: t('list.staff'),
      value: ({ staff }) => staff?.name ?? t('list.nobody'),
    },
    {
      kind: 'date',
      id: 'createdAt',
      header: t('list.when'),
      showsTime: true,
      timeZone,
      value: ({ finishedAt, createdAt }) => finishedAt ?? createdAt,
    },
    {
      kind: 'status',
      id: 'state',
      header: t('list.state'),
      value: ({ state, isUndone }) =>
        isUndone
          ? { label: t('list.undone'), tone: 'neutral' }
          : { label: t(`list.states.${state}`), tone: tones[state] },
    },
    {
      kind: 'operation',
      id: 'actions',
      header: t('list.actions'),
      label: ({ fileName }) => t('list.actionsFor', { file: fileName }),
      value: (entry) => [
        { id: 'open', label: t('list.open'), icon: 'external', href: hrefOf(entry) },
        ...(canBeUndone(entry)
          ? [{ id: 'undo', label: t('applied.undo'), icon: 'undo' as const, onAction: () => onUndo(entry) }]
          : []),
      ],
    },
  ];
}

/** What was imported, by whom and when, what became of it, and the way back where there still is one. */
export function ImportList() {
  const { t } = useMessages('imports');
  const href = useHref();
  const [place, setPlace] = useState<{ cursor?: string; limit: number }>({ limit: pageSizes[0] });
  const list = useQuery(listImports(place));
  const [asked, setAsked] = useState<ImportEntry | null>(null);
  const undo = useUndoImport();
  const columns = useImportColumns(setAsked);
  const undoNow = () => {
    if (asked !== null && asked.batchId !== null) undo.mutate(asked.batchId);
    setAsked(null);
  };
  return (
    <TitledCard title={t('list.title')}>
      <Stack gap={4}>
        {undo.error && (
          <Banner tone="error" isLive>
            {undo.error.message}
          </Banner>
        )}
        {undo.isSuccess && undo.data.refusedCount > 0 && (
          <Banner tone="warning" isLive>
            {t('applied.partlyUndone', { count: undo.data.refusedCount })}
          </Banner>
        )}
        <Table
          label={t('list.title')}
          columns={columns}
          rows={list.data?.items ?? []}
          getRowId={({ id }) => id}
          rowHref={({ id }) => href({ to: '/menu-management/import', search: { import: id } })}
          body={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
          emptyState={
            <EmptyState title={t('list.noneTitle')} illustration="search">
              {t('list.noneText')}
            </EmptyState>
          }
          errorState={
            <ErrorState
              title={t('list.errorTitle')}
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
            limit={place.limit}
            onCursorChange={(cursor) => setPlace(({ limit }) => ({ cursor, limit }))}
            onLimitChange={(limit) => setPlace({ limit })}
          />
        )}
      </Stack>
      <AlertDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('applied.undoQuestion')}
        confirmLabel={t('applied.undo')}
        onConfirm={undoNow}
      >
        {asked && t('applied.undoText', { count: changeCount(asked), file: asked.fileName })}
      </AlertDialog>
    </TitledCard>
  );
}
